import Glibc
import KotlinBridgeLocks
import KotlinBridgeTools

extension Check {
  static let faultChecks: [Check] = [
    .flow("K28") { check in
      try await check.each([.counts(5), .throwsAfter(5), .cancels(5)]) { behavior in
        let count = behavior.count!
        // The second one, or what the flow has.
        let place = ObservedEvent.element(1)
        let isThere: @Sendable (ObservedEvent) -> Bool = {
          count > 1 ? $0 == place : count == 1 ? $0.isElement : $0.isTerminal
        }
        let inner = Observation()
        let nested = Guarded<Result<WatchedFlow, any Error>?>(nil)
        let outer = Observation { event in
          guard isThere(event), nested.withLock({ $0 == nil }) else { return }
          let started = Result { try check.start(behavior, inner) }
          nested.withLock { $0 = started }
        }
        let subscription = try check.start(behavior, outer)
        defer { withExtendedLifetime(subscription) {} }
        try await check.waitForElements(count, outer)
        try await check.wait(for: "a subscribe inside a callback that returns") {
          nested.withLock { $0 != nil }
        }
        if case .failure(let error) = nested.withLock({ $0 }) { throw error }
        try await check.waitForElements(count, inner)
        // One that comes after the end is one too many.
        try? await check.waitForEnds([outer, inner])
        for observation in [outer, inner] {
          try expectElements(count, observation.told, rule: "K1")
        }
      }
    },

    .flow("K29", [.callback, .publisher]) { check in
      let behavior = try check.flow(.endless)
      let other = Observation()
      let othersSubscription = try check.start(behavior, other)
      _ = try await check.cancelInside(behavior, when: { $0.isElement(atLeast: 1) })
      let before = other.tally.elements
      try await check.wait(other, for: "more elements of the other subscription") {
        $0.elements > before + 10
      }
      try othersSubscription.cancel()
    },

    .flow("K30", [.callback]) { check in
      try check.require(.callerPlacement, "callbacks before subscribe returns")
      let behavior = try check.flow(.counts(5))
      let observation = Observation()
      let subscription = try check.start(behavior, placement: .caller, observation)
      defer { withExtendedLifetime(subscription) {} }
      let before = observation.events.prefix { $0 != .mark(.subscribed) }
      if check.has(.ownPace), !before.contains(where: \.isTerminal) {
        throw NotOffered("a flow 'counts:N' that does not suspend")
      }
      try expectElements(behavior.count!, Array(before))
    },

    .flow("K34") { check in
      let behavior = try check.flow(.replays(2))
      for _ in 0..<2 {
        let observation = Observation()
        let subscription = try check.start(behavior, demand: 10, observation)
        try await check.wait(observation, for: "the replay") { $0.elements >= 2 }
        try await check.calmDown(observation)
        try expectElements(2, observation.told)
        try subscription.cancel()
        try await check.waitForNoJobs()
      }
    },

    .flow("K38", [.callback, .publisher]) { check in
      let behavior = try check.flow(.counts(20))
      try await check.eachRound(of: behavior, atMost: 50) { _ in
        let observation = Observation()
        let subscription = try ShortLivedThread {
          try check.start(behavior, demand: 5, observation)
        }.value()
        if check.has(.demand) { try subscription.request(.max) }
        try await check.waitForElements(behavior.count!, observation)
      }
    },
  ]
}
