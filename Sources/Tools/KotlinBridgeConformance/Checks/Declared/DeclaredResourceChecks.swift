import Glibc
import KotlinBridge

extension Check {
  static let declaredResourceChecks: [Check] = [
    .declared("K35") { check in
      for flow in try await check.watched() {
        try expectOneRelease(flow.events, " of '\(flow.name)'")
      }
      try await check.eachRunning { flow, observation, subscription in
        try subscription.cancel()
        try await check.waitForRelease(observation, of: flow)
        try await check.calmDown(observation)
        try expectOneRelease(observation.events, " of '\(flow)'")
      }
    },

    .declared("K36") { check in
      let rounds = max(200, min(check.rounds * 4, 12_500))
      let flows = try check.subject.flows().count
      try await check.churn(min(rounds, 1000))
      let before = try check.subject.library.aliveAfterCollection()
      let uses = 200 * flows...rounds * flows
      try await check.expectNothingKept("subscriptions", uses: uses) { uses, pause in
        try await check.churn(uses / flows)
        _ = try check.subject.library.aliveAfterCollection()
        pause()
      }
      let after = try check.subject.library.aliveAfterCollection()
      try expect(
        after.jobs <= before.jobs && after.subscriptions <= before.subscriptions
          && after.handles <= before.handles
          && after.stableReferences <= before.stableReferences + 5,
        "hardly more alive than before, after a collection: \(before)", "\(after)")
    },

    .declared("K39") { check in
      for flow in try check.subject.flows() {
        for demand in [1, nil] as [Int64?] {
          // It lives for the rest of the process, and the check is how the process ends.
          let observation = Observation { _ in usleep(200) }
          _ = try check.subject.subscribe(to: flow, demand: demand, telling: observation)
        }
      }
      try await Task.sleep(for: .milliseconds(20))
    },
  ]
}

extension DeclaredCheck {
  /// Subscribes to each flow in each round, takes what comes at once, and cancels.
  fileprivate func churn(_ rounds: Int) async throws {
    // Several at a time: one may end late after its cancel.
    for first in stride(from: 0, to: rounds, by: 8) where record.hasTime {
      var all: [(String, Observation, TableSubscription)] = []
      for round in first..<min(first + 8, rounds) {
        for flow in try subject.flows() {
          let observation = Observation()
          let subscription = try subject.subscribe(to: flow, demand: 3, telling: observation)
          all.append((flow.name, observation, subscription))
        }
        // Every other round lets elements come first.
        if round % 2 == 0 { usleep(100) }
      }
      for (_, _, subscription) in all { try subscription.cancel() }
      for (flow, observation, subscription) in all {
        try await waitForRelease(observation, of: flow)
        subscription.dispose()
      }
    }
  }
}
