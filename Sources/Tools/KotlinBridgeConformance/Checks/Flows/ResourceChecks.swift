import Glibc
import KotlinBridgeTools

extension Check {
  static let resourceChecks: [Check] = [
    .flow("K35", [.callback]) { check in
      try check.require(.release, "a release")
      let ends = [Behavior.counts(3), .throwsAfter(3), .cancels(3), .dead, .endless]
      try await check.each(ends) { behavior in
        try await check.eachRound(by: 8) { numbers in
          let cancel: UseKind.Cancel? = behavior == .endless ? .once : nil
          let batch = try await check.used([UseKind(behavior, cancel)], numbers.count)
          for use in batch {
            try await check.waitForRelease(use.observation)
            withExtendedLifetime(use.subscription) {}
          }
          try await check.calmDown(batch.map(\.observation), for: .milliseconds(1))
          for use in batch { try expectOneRelease(use.observation.events) }
        }
      }
      // A second release may come late.
      try await Task.sleep(for: check.settings.late + .milliseconds(100))
    },

    .flow("K36") { check in
      let kinds = try UseKind.all(check)
      let baseline = try check.subject.liveJobs()
      try await check.expectNothingKept(
        "subscriptions", ways: kinds.map(\.description),
        uses: 200 * kinds.count...check.usesOfEachWay * kinds.count
      ) { uses, ways, pause in
        let kinds = Array(kinds[ways])
        // Of one kind not as many at once: the threads that they take would hide a leak.
        let most = kinds.count == 1 ? 48 : 160
        for first in stride(from: 0, to: uses, by: most) where check.record.hasTime {
          let batch = try await check.used(kinds, max(1, min(most, uses - first) / kinds.count))
          // Whether all signals come is the verdict of other checks.
          for use in batch { try? await check.waitForElementsOrEnd(use) }
          try await check.waitForEnds(batch.map(\.observation))
          // A cancel of one that has ended by itself does nothing.
          for use in batch where use.kind.cancel == .late { try? use.subscription.cancel() }
          for use in batch { use.subscription.dispose() }
          pause()
        }
        try await check.wait(
          for: "live jobs back at \(baseline ?? 0)",
          until: { try check.subject.liveJobs() == baseline })
      }
      if let baseline, let never = check.subject.offered(.never) {
        let living = try check.start(never, Observation())
        try await check.wait(
          for: "one live job more", until: { try check.subject.liveJobs() == baseline + 1 })
        try living.cancel()
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

/// A way in which a subscription ends.
private struct UseKind: CustomStringConvertible {
  enum Cancel: String {
    case once = "cancelled"
    case inside = "cancelled inside a callback"
    /// The job can't end between the two.
    case twice = "cancelled twice inside a callback"
    /// The callback also releases. After that, nobody may cancel.
    case released = "cancelled and released inside a callback"
    case late = "cancelled after its end"
  }

  let behavior: Behavior
  /// Nil for one that ends by itself.
  let cancel: Cancel?

  /// To collect a long flow to its end takes long and shows nothing more, so it is cancelled.
  init(_ behavior: Behavior, _ cancel: Cancel? = nil) {
    self.behavior = behavior
    self.cancel = (behavior.count ?? 0) > 100 ? .once : cancel
  }

  /// Whether it is cancelled after its first element.
  var isCancelled: Bool { cancel != nil && cancel != .late }
  /// Whether a callback cancels.
  var isInside: Bool { cancel == .inside || cancel == .twice || cancel == .released }

  var description: String { "\(behavior)" + (cancel.map { ", \($0.rawValue)" } ?? "") }

  /// The ends that leave different things behind: each frees what it used by itself.
  static func all(_ check: FlowCheck) throws -> [UseKind] {
    var ends: [(Behavior, Cancel?)] = [
      (.counts(5), nil), (.counts(0), nil), (.throwsAfter(5), nil), (.endless, .once),
      (.cancels(5), nil),
      (.dead, nil), (.timesOut(5), nil), (.counts(5), .late),
    ]
    // Other forms drop a failure after a cancel.
    if check.subject.form == .callback { ends.append((.failsWhenCancelled(5), .once)) }
    if check.subject.form != .sequence { ends += [(.endless, .inside), (.endless, .twice)] }
    if check.has(.disposal) { ends.append((.endless, .released)) }
    var kinds: [UseKind] = []
    for (behavior, cancel) in ends {
      guard let offered = check.subject.offered(behavior) else { continue }
      let kind = UseKind(offered, cancel)
      // One flow may be offered for several behaviors.
      if !kinds.contains(where: { $0.description == kind.description }) { kinds.append(kind) }
    }
    if kinds.isEmpty { throw NotOffered("a flow '\(ends[0].0)'") }
    return kinds
  }
}

/// A subscription that ends by itself, or has been cancelled after its first element.
private struct Use {
  let kind: UseKind
  let observation: Observation
  let subscription: WatchedFlow
  /// What a callback cancels.
  let held: HeldFlow
}

extension FlowCheck {
  /// Subscribes to a flow of each of these kinds a number of times, and cancels the endless ones.
  fileprivate func used(
    _ kinds: [UseKind], _ times: Int
  ) async throws -> [Use] {
    var uses: [Use] = []
    for _ in 0..<times {
      for kind in kinds { uses.append(try use(kind)) }
    }
    for use in uses where use.kind.isCancelled {
      try await wait(use.observation, for: "an element", rule: "K8") { $0.elements > 0 }
      if use.kind.cancel == .released {
        try await wait(for: "a callback that releases", rule: "K8") { use.held.flow == nil }
        continue
      }
      try use.subscription.cancel()
      // No callback may have come that gave it back.
      use.held.flow = nil
    }
    return uses
  }

  private func use(_ kind: UseKind) throws -> Use {
    let held = HeldFlow()
    // A history that is kept takes memory, and these are looked at no more. The consumers of many
    // long flows sleep, for else they would have no processor left for the cancels; those of sequences
    // not for long, because they share the threads of tasks.
    let observation = Observation(keeping: 32) { event in
      guard event.isElement, kind.isCancelled else { return keepThreadBusy(.microseconds(5)) }
      guard kind.isInside, let flow = held.flow else {
        usleep(subject.form == .sequence ? 20 : 200)
        return
      }
      held.flow = nil
      for _ in 0..<(kind.cancel == .twice ? 2 : 1) { try? flow.cancel() }
      if kind.cancel == .released { flow.release() }
    }
    let subscription = try start(
      kind.behavior, demand: kind.isCancelled ? 5 : nil, observation)
    if kind.isInside { held.flow = subscription }
    return Use(kind: kind, observation: observation, subscription: subscription, held: held)
  }

  fileprivate func waitForElementsOrEnd(_ use: Use) async throws {
    guard let count = use.kind.behavior.count, !use.kind.isCancelled else { return }
    try await wait(use.observation, for: "the end") {
      $0.terminals > 0 || $0.elements >= count
    }
  }
}
