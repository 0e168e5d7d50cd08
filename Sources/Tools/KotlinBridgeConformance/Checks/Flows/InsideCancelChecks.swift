import CKotlinBridge
import Glibc
import KotlinBridgeLocks
import KotlinBridgeTools

/// Checks of what a consumer does inside a callback of its own, or while that runs.
extension Check {
  static let insideCancelChecks: [Check] = [
    .flow("K15", [.callback, .publisher]) { check in
      try await check.each([.endless] + FlowCheck.endings) { behavior in
        // After its last element a bridge may already be on the way to the end.
        let index = behavior == .endless ? 2 : (behavior.count ?? 0) - 1
        if index < 0 { throw NotOffered("a flow with an element") }
        try await check.expectCancelInside(
          behavior, when: { $0.isElement(atLeast: index) }, rule: "K54")
      }
    },

    .flow("K16") { check in
      let inside: () async throws -> Void = {
        try await check.each(FlowCheck.endings) { behavior in
          try await check.expectCancelInside(
            behavior, when: \.isTerminal,
            act: ConsumerAct(name: "a cancel") { try check.useInsideTheEnd($0) })
        }
      }
      let beside: () async throws -> Void = {
        if check.subject.form == .sequence { throw NotOffered("callbacks on another thread") }
        try await check.each([.counts(5), .throwsAfter(5)]) { behavior in
          try await check.expectCancelBesideTheEnd(of: behavior)
        }
      }
      try await check.eachPart([inside, beside])
    },
  ]
}

/// What a consumer does with its subscription inside a callback.
struct ConsumerAct: Sendable {
  let name: String
  let perform: @Sendable (WatchedFlow) throws -> Void

  init(name: String, perform: @escaping @Sendable (WatchedFlow) throws -> Void) {
    self.name = name
    self.perform = perform
  }

  static let cancel = ConsumerAct(name: "a cancel") { try $0.cancel() }
  static let cancelAndRelease = ConsumerAct(name: "a cancel and a release") {
    try $0.cancel()
    $0.release()
  }
}

extension FlowCheck {
  /// The flows that end by themselves, each in another way.
  static let endings: [Behavior] = [.counts(5), .throwsAfter(5), .cancels(5), .dead, .timesOut(5)]

  /// Whether the check itself may request more.
  var canRequest: Bool { has(.demand) && subject.form != .sequence }

  /// Requests and cancels inside the callback of the end. Fails unless the handle is still valid there.
  fileprivate func useInsideTheEnd(_ subscription: WatchedFlow) throws {
    if canRequest { try subscription.request(3) }
    try subscription.cancel()
    if canRequest { try subscription.request(3) }
    guard let raw = subscription.flow as? TableSubscription else { return }
    let statuses = [raw.statusOfRequest(1), raw.statusOfCancel(KB_CANCEL_LATER)]
    try expect(
      statuses.allSatisfy { $0 == KB_OK },
      "KB_OK from a request and a cancel inside the callback of the end: a handle is valid until its release",
      statuses.map(\.named).joined(separator: ", "))
  }

  /// Cancels on another thread while the callback of the end runs. Fails unless only the release follows it.
  fileprivate func expectCancelBesideTheEnd(of behavior: Behavior) async throws {
    let held = HeldFlow()
    let (inside, early, cancelling, cancelled) = (Counter(), Counter(), Counter(), Counter())
    let observation = Observation { event in
      guard event.isTerminal, inside.value + early.value == 0 else { return }
      if !held.hasReturned() {
        _ = early.next()
        return
      }
      _ = inside.next()
      let limit = TimeLimit(.seconds(1))
      while cancelling.value == 0, !limit.isOver { usleep(50) }
      // The cancel may wait for this callback.
      usleep(2000)
    }
    let subscription = try held.subscribe { try start(behavior, observation) }
    defer { held.flow = nil }
    try await wait(
      observation, for: "the end", rule: "K4", tally: { _ in inside.value + early.value > 0 })
    if early.value > 0 { throw NotOffered("an end after subscribe has returned") }
    let canceller = ShortLivedThread {
      _ = cancelling.next()
      defer { _ = cancelled.next() }
      try subscription.cancel()
    }
    try await wait(for: "a cancel that returns while the callback of the end runs", rule: "K54") {
      cancelled.value > 0
    }
    try canceller.value()
    try await waitForRelease(observation)
    try await calmDown(observation)
    try expect(
      observation.toldAfter(callbackOf: \.isTerminal).allSatisfy(\.isRelease),
      "nothing after the end, during whose callback another thread cancelled",
      observation.events.line)
  }

  /// Cancels inside the callback of an event, and fails unless nothing follows that callback.
  ///
  /// - Parameters:
  ///   - rule: the rule that explains a cancel which does not return.
  ///   - act: what the callback does; it cancels, too.
  func expectCancelInside(
    _ behavior: Behavior, when: @escaping @Sendable (ObservedEvent) -> Bool, rule: String = "K15",
    act: ConsumerAct = .cancel
  ) async throws {
    let cancelled = try await cancelInside(behavior, when: when, rule: rule, act: act)
    try await waitForNoJobs()
    try await calmDown(cancelled.observation)
    let isEnd: (ObservedEvent) -> Bool = { event in
      has(.cancelIsTold) && event.isTerminal
    }
    try expect(
      cancelled.after.allSatisfy { $0.isRelease || isEnd($0) },
      "nothing after the callback that cancelled", cancelled.observation.events.line)
  }

  /// How often a subscription is made before its callbacks are taken for ones that always come too early.
  private static let attempts = 8

  /// Cancels inside the callback of an event, and fails unless that returns.
  ///
  /// Throws `NotOffered` if all such callbacks come before `subscribe` has returned: then nobody can cancel.
  ///
  /// - Parameters:
  ///   - when: the events that will do. The first one after `subscribe` has returned is used.
  ///   - rule: the rule that explains a cancel which does not return.
  ///   - act: what the callback does; it cancels, too.
  func cancelInside(
    _ behavior: Behavior, when: @escaping @Sendable (ObservedEvent) -> Bool,
    rule: String = "K15", act: ConsumerAct = .cancel
  ) async throws -> CancelledInside {
    for _ in 0..<Self.attempts {
      if let cancelled = try await tryToCancelInside(behavior, when, rule, act) { return cancelled }
    }
    throw NotOffered("a callback of \(subject.name(of: behavior)) after subscribe has returned")
  }

  /// Returns nil if the flow has ended, and each such callback came before `subscribe` had returned.
  private func tryToCancelInside(
    _ behavior: Behavior, _ when: @escaping @Sendable (ObservedEvent) -> Bool, _ rule: String,
    _ act: ConsumerAct
  ) async throws -> CancelledInside? {
    let held = HeldFlow()
    let (begun, cancelled, missed) = (Counter(), Counter(), Counter())
    let used = Guarded<(event: ObservedEvent?, problem: (any Error)?)>((nil, nil))
    let observation = Observation { event in
      if when(event), begun.value == 0, let flow = held.flowInCallback(), begun.next() == 0 {
        used.withLock { $0.event = event }
        do { try act.perform(flow) } catch { used.withLock { $0.problem = error } }
        _ = cancelled.next()
      }
      if event.isTerminal, begun.value == 0 { _ = missed.next() }
    }
    let subscription = try held.subscribe { try start(behavior, observation) }
    // The subscription keeps the observation, and its reaction keeps the subscription.
    defer { if cancelled.value > 0 || missed.value > 0 { held.flow = nil } }
    do {
      try await wait(
        observation, for: "the callback that cancels",
        tally: { _ in begun.value > 0 || missed.value > 0 })
    } catch is CheckFailure {
      throw CheckFailure(
        rule: "K8", expected: "the callback that cancels", observed: observation.events.line)
    }
    if begun.value == 0 {
      try await waitForEnds([observation])
      subscription.dispose()
      return nil
    }
    try await wait(
      for: "\(act.name) inside a callback that returns", rule: rule,
      until: { cancelled.value > 0 })
    let (event, problem) = used.value
    if let problem { throw problem }
    return CancelledInside(observation: observation, event: event!)
  }
}

/// A subscription that was cancelled inside a callback.
struct CancelledInside {
  let observation: Observation
  /// What the callback brought.
  let event: ObservedEvent

  /// What came of the callbacks after it.
  var after: [ObservedEvent] { observation.toldAfter { $0 == event } }
}
