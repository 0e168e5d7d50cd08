import Glibc
import KotlinBridgeTools
import Synchronization

/// Subscriptions beside each other: made at once, alive in great numbers, and each with its own
/// context.
extension Check {
  static let independenceChecks: [Check] = [
    .flow("K50", [.callback]) { check in
      try await check.each([.counts(5), .throwsAfter(5)]) { behavior in
        try await check.eachRound(of: behavior, times: 8, atMost: 50) { _ in
          let areMade = Atomic(false)
          // All eight are alive when the first one ends.
          let observations = (0..<8).map { _ in
            let seen = Counter()
            return Observation { _ in
              // A whole flow may come inside subscribe.
              if seen.next() < 20, !areMade.load(ordering: .relaxed) { usleep(200) }
            }
          }
          let subscriptions = try observations.map { try check.start(behavior, $0) }
          areMade.store(true, ordering: .relaxed)
          try await check.expectWhole(behavior, observations)
          withExtendedLifetime(subscriptions) {}
        }
      }
    },

    .flow("K51") { check in
      try await check.each([.counts(5), .throwsAfter(5)]) { behavior in
        let isFailing = if case .throwsAfter = behavior { true } else { false }
        try await check.eachRound(of: behavior, times: 8, atMost: isFailing ? 100 : 500) { _ in
          let observations = (0..<8).map { _ in Observation(rereading: .microseconds(300)) }
          let subscriptions = try onThreads(8) { try check.start(behavior, observations[$0]) }
          try await check.expectWhole(behavior, observations)
          withExtendedLifetime(subscriptions) {}
        }
      }
    },

    .flow("K52") { check in
      let behavior = try check.flow(.counts(5))
      let (living, most) = try check.manyAtOnce()
      // Where a bridge has several flows of a kind, those that live have one turn each.
      if check.hasUsed(living) { return }
      let observations = (0..<most).map { _ in
        Observation { event in
          if event.isElement { usleep(1000) }
        }
      }
      let (subscriptions, burden) = try check.manyAlive(most) {
        try check.start(living, demand: 5, observations[$0])
      }
      if let burden { check.record.note("fewer subscriptions (K73): \(burden)") }
      let count = subscriptions.count
      do {
        try await check.expectElement(of: living, observations.prefix(count))
        try await check.expectElements(of: behavior, "beside \(count) live subscriptions")
      } catch {
        // The next part counts jobs. These are more than the record knows.
        for subscription in subscriptions { try? subscription.cancel() }
        throw error
      }
      for subscription in subscriptions { try subscription.cancel() }
      try await check.waitForNoJobs()
      try await check.expectElements(of: behavior, "after \(count) live subscriptions")
    },

    .flow("K73") { check in
      let never = try check.flow(.never)
      // Fewer show nothing, because the process has threads of its own.
      let count = 500
      let burden = Burden(mostThreads: count * 4 / 5, mostMemory: count * 200 << 10)
      let subscriptions = try (0..<count).map { _ in try check.start(never, Observation()) }
      // The loop of a sequence subscribes in a task of its own.
      try await check.waitAMoment { try check.subject.liveJobs().map { $0 >= count } ?? true }
      let excess = burden.excess(of: count)
      for subscription in subscriptions { try subscription.cancel() }
      try await check.waitForNoJobs()
      try expect(
        excess == nil, "500 waiting subscriptions that take neither a thread nor 200 KB each",
        excess ?? "")
    },
  ]
}

extension FlowCheck {
  /// A flow that lives, and how many subscriptions to it this process can bear.
  fileprivate func manyAtOnce() throws -> (Behavior, Int) {
    if let never = subject.offered(.never) { return (never, Int(many(20_000))) }
    return (try flow(.endless), 100)
  }

  /// Fails unless each of some subscriptions to a flow that has elements gets one.
  fileprivate func expectElement(
    of living: Behavior, _ observations: ArraySlice<Observation>
  ) async throws {
    if living == .never { return }
    for (number, observation) in observations.enumerated() {
      try await wait(
        observation, for: "an element of subscription \(number + 1) of \(observations.count)"
      ) { $0.elements > 0 }
    }
  }

  /// Fails unless each of some subscriptions to a flow that ends gets all its elements, its own end and its own
  /// release.
  fileprivate func expectWhole(_ behavior: Behavior, _ observations: [Observation]) async throws {
    for observation in observations {
      try await waitForElements(behavior.count!, observation, rule: nil)
      try await waitForEnd(observation)
      try await waitForRelease(observation)
      guard case .throwsAfter = behavior, let message = subject.message(of: behavior) else {
        continue
      }
      try expect(
        observation.told.contains {
          if case .failed(let failure) = $0 { failure.message == message } else { false }
        },
        "a failure with the message '\(message)'", observation.events.line)
    }
  }

  /// Fails unless one more subscription gets all its elements.
  fileprivate func expectElements(of behavior: Behavior, _ when: String) async throws {
    let observation = Observation()
    let subscription = try start(behavior, observation)
    defer { withExtendedLifetime(subscription) {} }
    try await wait(observation, for: "\(behavior.count!) elements \(when)") {
      $0.elements >= behavior.count!
    }
    try KotlinBridgeConformance.expectElements(behavior.count!, observation.told)
  }
}

/// Runs the body on this many threads that begin at the same moment. Returns what each gave.
func onThreads<Value: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) throws -> Value
) throws -> [Value] {
  let ready = Counter()
  let threads = (0..<count).map { number in
    ShortLivedThread {
      _ = ready.next()
      // There may be fewer cores than threads.
      while ready.value < count { sched_yield() }
      return try body(number)
    }
  }
  return try threads.map { try $0.value() }
}
