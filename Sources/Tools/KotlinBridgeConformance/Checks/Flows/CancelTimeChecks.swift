import KotlinBridgeLocks
import KotlinBridgeTools

extension Check {
  static let cancelTimeChecks: [Check] = [
    .flow("K54", [.callback, .publisher]) { check in
      try await check.each([.endless, .never]) { behavior in
        // A busy machine may make one cancel slow.
        var quickest = Duration.seconds(3600)
        for _ in 0..<2 where quickest > WatchedFlow.cancelLimit {
          quickest = min(quickest, try await check.timeOfCancel(behavior))
        }
        try expect(
          quickest <= WatchedFlow.cancelLimit,
          "a cancel that returns within \(WatchedFlow.cancelLimit)",
          "the quicker of two took \(quickest.plainSeconds) s")
      }
    },

    .flow("K55", [.callback]) { check in
      try check.require(.disposal, "a release of jobs")
      try await check.each([.endless, .counts(5), .throwsAfter(5)]) { behavior in
        let isLast: @Sendable (ObservedEvent) -> Bool = {
          behavior == .endless ? $0 == .element(2) : $0.isTerminal
        }
        try await check.eachRound(of: behavior, atMost: 50) { _ in
          let observation = try await check.cancelInside(
            behavior, when: isLast, rule: "K54", releases: true)
          try await check.calmDown(observation, for: .milliseconds(2))
          try expect(
            observation.toldAfter(callbackOf: isLast).isEmpty,
            "nothing after the callback that released the job", observation.events.line)
        }
      }
    },
  ]
}

extension FlowCheck {
  /// Cancels a flow that goes on, on a thread of its own, and returns how long that took. Fails if
  /// it takes so long that nobody would wait for it.
  fileprivate func timeOfCancel(_ behavior: Behavior) async throws -> Duration {
    let observation = Observation()
    let subscription = try start(behavior, observation)
    if behavior != .never {
      try await wait(observation, for: "an element", rule: "K8") { $0.elements > 0 }
    }
    let time = Guarded<Duration?>(nil)
    let thread = ShortLivedThread {
      let start = ContinuousClock.now
      defer { time.withLock { $0 = ContinuousClock.now - start } }
      try subscription.flow.cancel()
    }
    try await waitAMoment(WatchedFlow.cancelLimit * 3) { time.withLock { $0 } != nil }
    guard let time = time.withLock({ $0 }) else {
      throw CheckFailure(
        expected: "a cancel that returns within \(WatchedFlow.cancelLimit)",
        observed: "it had not returned after \((WatchedFlow.cancelLimit * 3).plainSeconds) s")
    }
    try thread.value()
    return time
  }
}
