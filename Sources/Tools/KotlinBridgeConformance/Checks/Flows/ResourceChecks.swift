import Glibc
import KotlinBridgeTools

extension Check {
  static let resourceChecks: [Check] = [
    .flow("K35", [.callback]) { check in
      try check.require(.release, "a release")
      let ends = [Behavior.counts(3), .throwsAfter(3), .cancels(3), .dead, .endless]
      try await check.each(ends) { behavior in
        try await check.eachRound(by: 8) { numbers in
          let batch = try await check.used([UseKind(behavior)], numbers.count)
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
      // Those of an earlier turn may still end. A library may also have jobs of its own.
      try await check.waitAMoment { try check.hasAtMost(0) }
      let baseline = try check.subject.liveJobs()
      var hasLostEnds = false
      // So many that a leak of a few words shows beside a heap that is collected now and then.
      // Further flows of a kind leave the same behind, if anything.
      let isFirst = check.record.usedBefore.isEmpty
      let least = min(2000, 700 * kinds.count)
      let most = isFirst ? max(2000 * kinds.count, min(check.rounds * 26, 20_000)) : 2000
      try await check.expectNothingKept(
        "subscriptions", kinds: kinds.count,
        youngHeap: check.subject is HostedSubject ? 256 << 20 : 0, uses: least...most
      ) { uses, pause in
        for first in stride(from: 0, to: uses, by: 96) where check.record.hasTime {
          var witnesses = WitnessFiles()
          witnesses.open()
          let batch = try await check.used(kinds, max(1, min(96, uses - first) / kinds.count))
          // Whether all signals come is the verdict of other checks, and one look is enough.
          for use in batch where !use.kind.isCancelled && !hasLostEnds {
            do { try await check.waitForEnd(use.observation) } catch is CheckFailure {
              hasLostEnds = true
            }
          }
          try await check.waitForEnds(batch.map(\.observation))
          witnesses.open()
          // Every other one of those that have ended by themselves: a cancel of it does nothing.
          for use in batch where use.isCancelledLate { try? use.subscription.cancel() }
          for use in batch { use.subscription.dispose() }
          try witnesses.expectOpen()
          pause()
        }
        try await check.waitForLiveJobs(baseline)
        // If the bridge is slow, so few uses fit into a pass that its heap may still be filling.
        try check.subject.collectGarbage()
      }
      if let baseline, let never = check.subject.offered(.never) {
        let living = try check.start(never, Observation())
        try await check.wait(
          for: "one live job more", until: { try !check.hasAtMost(baseline) })
        try living.cancel()
        // The next flow has its own turn, and counts from here.
        try await check.waitForLiveJobs(baseline)
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
private struct UseKind {
  let behavior: Behavior
  /// To collect a long flow to its end takes long and shows nothing more.
  let isCancelled: Bool
  /// Whether a callback cancels.
  let isInside: Bool

  init(_ behavior: Behavior, isInside: Bool = false) {
    self.behavior = behavior
    self.isInside = isInside
    isCancelled = isInside || behavior == .endless || behavior.count ?? 0 > 100
  }

  /// The ends that leave different things behind: each frees what it used by itself.
  static func all(_ check: FlowCheck) throws -> [UseKind] {
    let ends = [Behavior.counts(5), .throwsAfter(5), .endless, .cancels(5), .dead]
    let flows = try check.flows(ends)
    let canCancelInside = check.subject.form != .sequence && flows.contains(.endless)
    return flows.map { UseKind($0) } + (canCancelInside ? [UseKind(.endless, isInside: true)] : [])
  }
}

/// A subscription that ends by itself, or has been cancelled after its first element.
private struct Use {
  let kind: UseKind
  let observation: Observation
  let subscription: WatchedFlow
  /// What a callback takes to cancel it.
  let held: HeldFlow
  /// Whether it is cancelled after its end.
  let isCancelledLate: Bool
  /// Whether a callback has cancelled it, and perhaps released it. After that, nobody else may.
  let isCancelledInside: Counter
}

extension FlowCheck {
  /// Subscribes to a flow of each of these kinds a number of times, and cancels the endless ones.
  fileprivate func used(
    _ kinds: [UseKind], _ times: Int
  ) async throws -> [Use] {
    var uses: [Use] = []
    for time in 0..<times {
      for kind in kinds { uses.append(try use(kind, isEveryOther: time.isMultiple(of: 2))) }
    }
    for use in uses where use.kind.isCancelled {
      try await wait(use.observation, for: "an element", rule: "K8") { $0.elements > 0 }
      if use.kind.isInside {
        // All that were requested may have come before `subscribe` had returned.
        try await waitAMoment { use.isCancelledInside.value > 0 }
        guard let flow = use.held.take() else {
          try await wait(for: "a cancel inside a callback that returns", rule: "K54") {
            use.isCancelledInside.value > 0
          }
          continue
        }
        try flow.cancel()
      } else {
        try use.subscription.cancel()
      }
    }
    return uses
  }

  private func use(_ kind: UseKind, isEveryOther: Bool) throws -> Use {
    let held = HeldFlow()
    let isReleasedInside = isEveryOther && has(.disposal)
    let isCancelledInside = Counter()
    // A history that is kept takes memory, and these are looked at no more. The consumers of many
    // long flows sleep, for else they would have no processor left for the cancels; those of sequences
    // not for long, because they share the threads of tasks.
    let observation = Observation(keeping: 32) { event in
      guard event.isElement, kind.isCancelled else { return keepThreadBusy(.microseconds(5)) }
      guard kind.isInside, held.hasReturned(), let flow = held.take() else {
        // A whole flow may come inside subscribe.
        if !event.isElement(atLeast: 1000) { usleep(subject.form == .sequence ? 20 : 200) }
        return
      }
      try? flow.cancel()
      if isReleasedInside { flow.release() }
      _ = isCancelledInside.next()
    }
    let subscribe = { try start(kind.behavior, demand: kind.isCancelled ? 5 : nil, observation) }
    return Use(
      kind: kind, observation: observation,
      subscription: kind.isInside ? try held.subscribe(subscribe) : try subscribe(), held: held,
      isCancelledLate: isEveryOther && !kind.isCancelled, isCancelledInside: isCancelledInside)
  }

  fileprivate func waitForLiveJobs(_ baseline: Int?) async throws {
    try await waitForJobs("live jobs back at \(baseline ?? 0)", atMost: baseline ?? 0)
  }

  /// Whether so many jobs live at most; true where nobody counts.
  fileprivate func hasAtMost(_ jobs: Int?) throws -> Bool {
    guard let jobs, let now = try subject.liveJobs() else { return true }
    return now <= jobs
  }
}
