import Glibc
import Synchronization

extension Check {
  static let resourceChecks: [Check] = [
    .flow("K35", [.callback]) { check in
      try check.require(.release, "a release")
      let ends = [Behavior.counts(3), .throwsAfter(3), .cancels(3), .dead, .endless]
      let behaviors = try check.flows(ends)
      for first in stride(from: 0, to: check.rounds, by: 8) {
        let batch = try await check.used(behaviors, min(8, check.rounds - first))
        for use in batch {
          try await check.waitForRelease(use.observation)
          withExtendedLifetime(use.subscription) {}
        }
        try await check.calmDown(batch.map(\.observation), for: .milliseconds(1))
        for use in batch { try expectOneRelease(use.observation.events) }
      }
    },

    .flow("K36") { check in
      let behaviors = try check.flows([.counts(5), .throwsAfter(5), .endless])
      let baseline = try check.subject.liveJobs()
      if let baseline, let never = check.subject.offered(.never) {
        let living = try check.start(never, Observation())
        try await check.wait(for: "one live job more") {
          try check.subject.liveJobs() == baseline + 1
        }
        try living.cancel()
      }
      // So many rounds that a leak shows beside a heap that is collected now and then.
      let rounds = max(500, min(check.rounds, 10_000))
      let uses = rounds * behaviors.count
      try await check.expectNothingKept("subscriptions", uses: uses) {
        for first in stride(from: 0, to: rounds, by: 8) {
          let batch = try await check.used(behaviors, min(8, rounds - first))
          // Whether all signals come is the verdict of other checks.
          for use in batch { try? await check.waitForElementsOrEnd(use) }
          try await check.waitForEnds(batch.map(\.observation))
          for use in batch { use.subscription.dispose() }
        }
        try await check.wait(for: "live jobs back at \(baseline ?? 0)") {
          try check.subject.liveJobs() == baseline
        }
      }
    },

    .flow("K39") { check in
      let behavior = try check.flow(.endless)
      for demand in [nil, 1, 5, 5, 5] as [Int64?] {
        let observation = Observation { _ in usleep(20) }
        let subscription = try check.start(behavior, demand: demand, observation)
        // It lives for the rest of the process, and the check is how the process ends.
        Forever.keep(subscription)
      }
      if let never = check.subject.offered(.never) {
        Forever.keep(try check.start(never, Observation()))
      }
      try await Task.sleep(for: .milliseconds(20))
    },
  ]
}

/// A subscription that ends by itself, or has been cancelled after its first element.
private struct Use {
  let behavior: Behavior
  let observation: Observation
  let subscription: any RunningFlow
}

extension FlowCheck {
  /// Subscribes to each of these flows a number of times, and cancels the endless ones.
  fileprivate func used(
    _ behaviors: [Behavior], _ times: Int
  ) async throws -> [Use] {
    var uses: [Use] = []
    for behavior in repeatElement(behaviors, count: times).joined() {
      let observation = Observation { _ in keepThreadBusy(.microseconds(5)) }
      let subscription = try start(behavior, demand: behavior == .endless ? 5 : nil, observation)
      uses.append(Use(behavior: behavior, observation: observation, subscription: subscription))
      guard behavior == .endless else { continue }
      try await wait(observation, for: "an element") { $0.contains(where: \.isElement) }
      try subscription.cancel()
    }
    return uses
  }

  fileprivate func waitForElementsOrEnd(_ use: Use) async throws {
    guard let count = use.behavior.count else { return }
    try await wait(use.observation, for: "the end") {
      $0.contains(where: \.isTerminal) || $0.count(where: \.isElement) >= count
    }
  }
}
