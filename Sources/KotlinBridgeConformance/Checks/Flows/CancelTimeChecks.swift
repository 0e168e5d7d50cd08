import KotlinBridgeToolSupport

extension Check {
  static let cancelTimeChecks: [Check] = [
    .flow("K54", [.callback, .publisher]) { check in
      try await check.each([.endless, .never]) { behavior in
        // A busy machine may make one cancel slow.
        var quickest = Duration.seconds(3600)
        for _ in 0..<3 where quickest > WatchedFlow.cancelLimit {
          quickest = min(quickest, try await check.timeOfCancel(behavior))
        }
        try expect(
          quickest <= WatchedFlow.cancelLimit,
          "a cancel that returns within \(WatchedFlow.cancelLimit)",
          "the quickest of three took \(quickest.plainSeconds) s")
      }
    },

    .flow("K55", [.callback]) { check in
      try check.require(.disposal, "a release of jobs")
      try await check.each([.endless, .counts(5), .throwsAfter(5)]) { behavior in
        let isLast: @Sendable (ObservedEvent) -> Bool = {
          behavior == .endless ? $0 == .element(2) : $0.isTerminal
        }
        try await check.eachRound(of: behavior, atMost: 50) { _ in
          let observation = try await check.cancelInside(behavior, when: isLast, releases: true)
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
  /// Cancels a flow that goes on, on a thread of its own. Fails if that does not return within the
  /// patience.
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
    try await wait(
      for: "a cancel that returns within \(WatchedFlow.cancelLimit)",
      until: { time.withLock { $0 } != nil },
      observed: { "it had not returned when the check gave up" })
    try thread.value()
    return time.withLock { $0 }!
  }
}
