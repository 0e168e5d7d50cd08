import Glibc
import Synchronization

extension Check {
  static let resourceChecks: [Check] = [
    .flow("K35", [.callback]) { subject, context in
      try context.require(.release, of: subject, "a release")
      let ends = [Behavior.counts(3), .throwsAfter(3), .cancels(3), .dead, .endless]
      let behaviors = try context.flows(subject, ends)
      for first in stride(from: 0, to: context.rounds, by: 8) {
        let batch = try await context.used(subject, behaviors, min(8, context.rounds - first))
        for use in batch {
          try await context.waitForRelease(subject, use.observation)
          withExtendedLifetime(use.subscription) {}
        }
        try await context.calmDown(batch.map(\.observation), for: .milliseconds(1))
        for use in batch { try context.expectOneRelease(use.observation.events) }
      }
    },

    .flow("K36") { subject, context in
      let behaviors = try context.flows(subject, [.counts(5), .throwsAfter(5), .endless])
      let baseline = try subject.liveJobs()
      if let baseline, let never = subject.offered(.never) {
        let living = try context.start(subject, never, Observation())
        try await context.wait(for: "one live job more") { try subject.liveJobs() == baseline + 1 }
        try living.cancel()
      }
      // Enough for a leak to show beside a heap that is collected now and then.
      let rounds = max(500, min(context.rounds, 10_000))
      let uses = rounds * behaviors.count
      try await context.expectNothingKept("subscriptions", uses: uses) {
        for first in stride(from: 0, to: rounds, by: 8) {
          let batch = try await context.used(subject, behaviors, min(8, rounds - first))
          // Signals that are missing are for other checks to see.
          for use in batch { try? await context.waitForElementsOrEnd(use) }
          try await context.waitForEnds(subject, batch.map(\.observation))
          for use in batch { use.subscription.dispose() }
        }
        try await context.wait(for: "live jobs back at \(baseline ?? 0)") {
          try subject.liveJobs() == baseline
        }
      }
    },

    .flow("K39") { subject, context in
      let behavior = try context.flow(subject, .endless)
      for demand in [nil, 1, 5, 5, 5] as [Int64?] {
        let observation = Observation { _ in usleep(20) }
        let subscription = try context.start(subject, behavior, demand: demand, observation)
        // For the rest of the process, whose end is the check: see `Verdict`.
        Forever.keep(subscription)
      }
      if let never = subject.offered(.never) {
        Forever.keep(try context.start(subject, never, Observation()))
      }
      try await Task.sleep(for: .milliseconds(20))
    },
  ]
}

/// A subscription that ends by itself, or has been cancelled after its first element.
private struct Use {
  let behavior: Behavior
  let observation: Observation
  let subscription: any FlowSubscription
}

extension CheckContext {
  /// Fails unless the release came once and last.
  ///
  /// - Parameter what: of which subscription, for the failure.
  func expectOneRelease(_ events: [Event], _ what: String = "") throws {
    let told = events.told
    try expect(
      told.count(where: \.isRelease) == 1 && told.last?.isRelease == true
        && !told.contains(.overlap),
      "one release\(what), after everything else", events.line)
  }

  /// Subscribes to each of these flows so often, and cancels the endless ones.
  fileprivate func used(
    _ subject: any FlowSubject, _ behaviors: [Behavior], _ times: Int
  ) async throws -> [Use] {
    var uses: [Use] = []
    for behavior in repeatElement(behaviors, count: times).joined() {
      let observation = Observation { _ in spin(.microseconds(5)) }
      let subscription = try start(
        subject, behavior, demand: behavior == .endless ? 5 : nil, observation)
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
