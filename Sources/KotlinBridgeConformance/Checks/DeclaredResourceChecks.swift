import Glibc
import KotlinBridge

extension Check {
  static let declaredResourceChecks: [Check] = [
    .declared("K35") { subject, context in
      for flow in try await context.watched(subject) {
        try context.expectOneRelease(flow.events, " of '\(flow.name)'")
      }
      try await context.eachRunning(subject) { flow, observation, subscription in
        try subscription.cancel()
        try await context.waitForRelease(observation, of: flow)
        try await context.calmDown(observation)
        try context.expectOneRelease(observation.events, " of '\(flow)'")
      }
    },

    .declared("K36") { subject, context in
      let rounds = max(200, min(context.rounds * 4, 12_500))
      let flows = try subject.flows().count
      try await context.churn(subject, min(rounds, 1000))
      let before = try subject.library.aliveAfterCollection()
      try await context.expectNothingKept("subscriptions", uses: rounds * flows) {
        try await context.churn(subject, rounds)
        _ = try subject.library.aliveAfterCollection()
      }
      let after = try subject.library.aliveAfterCollection()
      try context.expect(
        after.jobs <= before.jobs && after.subscriptions <= before.subscriptions
          && after.handles <= before.handles
          && after.stableReferences <= before.stableReferences + 5,
        "hardly more alive than before, after a collection: \(before)", "\(after)")
    },

    .declared("K39") { subject, context in
      for flow in try subject.flows() {
        for demand in [1, nil] as [Int64?] {
          // Nobody disposes of it: it lives for the rest of the process, whose end is the check.
          let observation = Observation { _ in usleep(200) }
          _ = try subject.subscribe(to: flow, demand: demand, telling: observation)
        }
      }
      try await Task.sleep(for: .milliseconds(20))
    },
  ]
}

extension CheckContext {
  /// Subscribes to each flow so many times, takes what comes at once and cancels.
  fileprivate func churn(_ subject: DeclaredSubject, _ rounds: Int) async throws {
    for round in 0..<rounds {
      var all: [(String, Observation, RawSubscription)] = []
      for flow in try subject.flows() {
        let observation = Observation()
        let subscription = try subject.subscribe(to: flow, demand: 3, telling: observation)
        all.append((flow.name, observation, subscription))
      }
      // Every other round lets elements come first.
      if round % 2 == 0 { usleep(100) }
      for (_, _, subscription) in all { try subscription.cancel() }
      for (flow, observation, subscription) in all {
        try await waitForRelease(observation, of: flow)
        subscription.dispose()
      }
    }
  }
}
