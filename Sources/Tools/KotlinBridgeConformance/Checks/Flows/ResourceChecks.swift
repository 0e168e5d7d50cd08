import Glibc
import KotlinBridgeTools

extension Check {
  static let resourceChecks: [Check] = [
    .flow("K35", [.callback]) { check in
      try check.require(.release, "a release")
      let ends = [Behavior.counts(3), .throwsAfter(3), .cancels(3), .dead, .endless]
      try await check.each(ends) { behavior in
        try await check.eachRound(by: 8) { numbers in
          let batch = try await check.used([behavior], numbers.count)
          for use in batch {
            try await check.waitForRelease(use.observation)
            withExtendedLifetime(use.subscription) {}
          }
          try await check.calmDown(batch.map(\.observation), for: .milliseconds(1))
          for use in batch { try expectOneRelease(use.observation.events) }
        }
      }
    },

    .flow("K36") { check in
      let behaviors = try check.flows([.counts(5), .throwsAfter(5), .endless])
      let baseline = try check.subject.liveJobs()
      if let baseline, let never = check.subject.offered(.never) {
        let living = try check.start(never, Observation())
        try await check.wait(
          for: "one live job more", until: { try check.subject.liveJobs() == baseline + 1 })
        try living.cancel()
      }
      // So many that a leak of a few words shows beside a heap that is collected now and then.
      let most = max(8000, min(check.rounds * 200, 20_000))
      try await check.expectNothingKept("subscriptions", uses: 2000...most) { uses, pause in
        for first in stride(from: 0, to: uses, by: 96) where check.record.hasTime {
          let batch = try await check.used(
            behaviors, max(1, min(96, uses - first) / behaviors.count))
          // Whether all signals come is the verdict of other checks.
          for use in batch { try? await check.waitForElementsOrEnd(use) }
          try await check.waitForEnds(batch.map(\.observation))
          for use in batch { use.subscription.dispose() }
          pause()
        }
        try await check.wait(
          for: "live jobs back at \(baseline ?? 0)",
          until: { try check.subject.liveJobs() == baseline })
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
  let subscription: WatchedFlow
  let isCancelled: Bool
}

extension FlowCheck {
  /// Subscribes to each of these flows a number of times, and cancels the endless ones.
  fileprivate func used(
    _ behaviors: [Behavior], _ times: Int
  ) async throws -> [Use] {
    var uses: [Use] = []
    for behavior in repeatElement(behaviors, count: times).joined() {
      // To collect a long flow to its end takes long and shows nothing more.
      let isCancelled = behavior == .endless || behavior.count ?? 0 > 100
      // A history that is kept takes memory, and these are looked at no more. The consumers of many
      // long flows sleep, for else they would have no processor left for the cancels.
      let observation = Observation(keeping: 32) { event in
        if isCancelled, event.isElement { usleep(200) } else { keepThreadBusy(.microseconds(5)) }
      }
      let subscription = try start(behavior, demand: isCancelled ? 5 : nil, observation)
      uses.append(
        Use(
          behavior: behavior, observation: observation, subscription: subscription,
          isCancelled: isCancelled))
    }
    for use in uses where use.isCancelled {
      try await wait(use.observation, for: "an element", rule: "K8") { $0.elements > 0 }
      try use.subscription.cancel()
    }
    return uses
  }

  fileprivate func waitForElementsOrEnd(_ use: Use) async throws {
    guard let count = use.behavior.count, !use.isCancelled else { return }
    try await wait(use.observation, for: "the end") {
      $0.terminals > 0 || $0.elements >= count
    }
  }
}
