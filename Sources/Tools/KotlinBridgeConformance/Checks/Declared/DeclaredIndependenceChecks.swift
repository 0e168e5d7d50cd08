import KotlinBridge
import KotlinBridgeTools

extension Check {
  /// The rules about subscriptions beside each other that hold for any flow.
  static let declaredIndependenceChecks: [Check] = [
    .declared("K50") { check in
      try await check.eachPrompt { flow in
        try await check.expectSignalsOfEight(of: flow, "beside seven others") { observations in
          try observations.map {
            try check.subject.subscribe(to: flow, demand: 1, telling: $0)
          }
        }
      }
    },

    .declared("K51") { check in
      try await check.eachPrompt { flow in
        try await check.eachRound(atMost: 50) { _ in
          try await check.expectSignalsOfEight(of: flow, "beside seven others at once") {
            observations in
            try onThreads(observations.count) {
              try check.subject.subscribe(to: flow, demand: 1, telling: observations[$0])
            }
          }
        }
      }
    },

    .declared("K52") { check in
      try await check.eachPrompt { flow in
        let living = (0..<1000).map { _ in Observation() }
        let (subscriptions, burden) = try check.manyAlive(living.count) {
          try check.subject.subscribe(to: flow, demand: 1, telling: living[$0])
        }
        if let burden { check.record.note("fewer subscriptions (K73): \(burden)") }
        let alive = Array(living.prefix(subscriptions.count))
        try await check.expectSignalsOfEight(
          of: flow, "beside \(alive.count) live subscriptions", beside: alive
        ) { observations in
          try observations.map {
            try check.subject.subscribe(to: flow, demand: 1, telling: $0)
          }
        }
        for subscription in subscriptions { try subscription.cancel() }
        for observation in alive { try await check.waitForRelease(observation, of: flow.name) }
        for subscription in subscriptions { subscription.dispose() }
      }
    },

    .declared("K54") { check in
      for flow in try check.subject.flows() {
        try await check.expectQuickCancel("of '\(flow.name)'") {
          try await check.timeOfCancel(flow)
        }
      }
    },
  ]
}

extension DeclaredCheck {
  /// Lets a flow run for a moment, cancels it, and returns how long the cancel took.
  fileprivate func timeOfCancel(_ flow: DeclaredFlow) async throws -> Duration {
    let observation = Observation { _ in keepThreadBusy(.microseconds(5)) }
    let subscription = try subject.subscribe(to: flow, demand: nil, telling: observation)
    try await watch(observation, until: 1, .milliseconds(50))
    let time = try ContinuousClock().measure { try subscription.cancel() }
    try await waitForRelease(observation, of: flow.name)
    subscription.dispose()
    return time
  }

  /// Makes eight subscriptions to a flow that tells something soon. Fails unless each is told of it,
  /// and released after a cancel.
  ///
  /// - Parameter others: further subscriptions to the flow.
  fileprivate func expectSignalsOfEight(
    of flow: DeclaredFlow, _ when: String, beside others: [Observation] = [],
    subscribe: ([Observation]) throws -> [TableSubscription]
  ) async throws {
    let observations = (0..<8).map { _ in Observation() }
    let subscriptions = try subscribe(observations)
    try await expectSignals(observations, of: flow, when, beside: others)
    for subscription in subscriptions { try subscription.cancel() }
    for observation in observations {
      try await waitForRelease(observation, of: flow.name)
      try expectOneRelease(observation.events, " of '\(flow.name)'")
    }
    for subscription in subscriptions { subscription.dispose() }
  }
}
