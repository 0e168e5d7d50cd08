import Glibc
import KotlinBridgeToolSupport

extension Check {
  static let faultChecks: [Check] = [
    .flow("K28") { check in
      let behavior = try check.flow(.counts(5))
      let inner = Observation()
      let nested = Guarded<Result<any RunningFlow, any Error>?>(nil)
      let outer = Observation { event in
        guard event == .element(1) else { return }
        let started = Result { try check.start(behavior, inner) }
        nested.withLock { $0 = started }
      }
      let subscription = try check.start(behavior, outer)
      defer { withExtendedLifetime(subscription) {} }
      try await check.waitForElements(behavior.count!, outer)
      if case .failure(let error) = nested.withLock({ $0 }) { throw error }
      try await check.waitForElements(behavior.count!, inner)
    },

    .flow("K29", [.callback, .publisher]) { check in
      let behavior = try check.flow(.endless)
      let other = Observation()
      let othersSubscription = try check.start(behavior, other)
      _ = try await check.cancelInside(behavior, when: { $0 == .element(1) })
      let before = other.callbacks
      try await check.wait(for: "more elements of the other subscription") {
        other.callbacks > before + 10
      }
      try othersSubscription.cancel()
    },

    .flow("K30", [.callback]) { check in
      try check.require(.callerPlacement, "callbacks before subscribe returns")
      let behavior = try check.flow(.counts(5))
      let observation = Observation()
      let subscription = try check.start(behavior, placement: .caller, observation)
      defer { withExtendedLifetime(subscription) {} }
      let events = observation.events
      try expectElements(
        behavior.count!, events.prefix { $0 != .mark(.subscribed) }.map { $0 })
    },

    .flow("K34") { check in
      let behavior = try check.flow(.replays(2))
      for _ in 0..<2 {
        let observation = Observation()
        let subscription = try check.start(behavior, demand: 10, observation)
        try await check.wait(observation, for: "the replay") { $0.count { $0.isElement } >= 2 }
        try await check.calmDown(observation)
        try expectElements(2, observation.told)
        try subscription.cancel()
        try await check.waitForNoJobs()
      }
    },

    .flow("K38", [.callback, .publisher]) { check in
      let behavior = try check.flow(.counts(20))
      for _ in 0..<min(check.rounds, 50) {
        let observation = Observation()
        let subscription = try onShortLivedThread {
          try check.start(behavior, demand: 5, observation)
        }
        if check.has(.demand) { try subscription.request(15) }
        try await check.waitForElements(behavior.count!, observation)
      }
    },
  ]
}

/// Runs the body on a thread that exits right afterwards.
private func onShortLivedThread<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) throws -> Value {
  let result = Guarded<Result<Value, any Error>?>(nil)
  let work = ThreadWork {
    let value = Result { try body() }
    result.withLock { $0 = value }
  }
  var thread = pthread_t()
  let status = pthread_create(
    &thread, nil,
    { context in
      Unmanaged<ThreadWork>.fromOpaque(context!).takeRetainedValue().run()
      return nil
    }, Unmanaged.passRetained(work).toOpaque())
  precondition(status == 0, "no thread could be made")
  pthread_join(thread, nil)
  return try result.withLock { $0 }!.get()
}

/// What a thread does, for its start function in C.
private final class ThreadWork {
  let run: () -> Void

  init(run: @escaping () -> Void) {
    self.run = run
  }
}
