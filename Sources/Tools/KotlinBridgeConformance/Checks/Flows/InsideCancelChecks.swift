import CKotlinBridge
import Glibc
import KotlinBridgeLocks
import KotlinBridgeTools

/// Checks of what a consumer does inside a callback of its own, or while that runs.
extension Check {
  static let insideCancelChecks: [Check] = [
    .flow("K15", [.callback, .publisher]) { check in
      try await check.expectCancelInside(
        try check.flow(.endless), when: { $0 == .element(2) }, rule: "K54")
      // After its last element a bridge may already be on the way to the end.
      try await check.eachOffered(FlowCheck.endings) { behavior in
        guard let count = behavior.count, count > 0 else { return }
        try await check.expectCancelInside(
          behavior, when: { $0 == .element(count - 1) }, rule: "K54")
      }
    },

    .flow("K16") { check in
      try await check.each(FlowCheck.endings) { behavior in
        try await check.expectCancelInside(
          behavior, when: \.isTerminal,
          act: ConsumerAct(name: "a cancel") { try check.useInsideTheEnd($0) })
      }
      guard check.subject.form != .sequence else { return }
      try await check.eachOffered([.counts(5), .throwsAfter(5)]) { behavior in
        try await check.expectCancelBesideTheEnd(of: behavior)
      }
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
    let (inside, cancelling, cancelled) = (Counter(), Counter(), Counter())
    let observation = Observation { event in
      guard event.isTerminal, inside.next() == 0 else { return }
      let end = ContinuousClock.now + .seconds(1)
      while cancelling.value == 0, ContinuousClock.now < end { usleep(50) }
      // The cancel may wait for this callback.
      usleep(2000)
    }
    let subscription = try start(behavior, observation)
    try await wait(observation, for: "the end", rule: "K4", tally: { _ in inside.value > 0 })
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
    let observation = try await cancelInside(behavior, when: when, rule: rule, act: act)
    try await waitForNoJobs()
    try await calmDown(observation)
    let isEnd: (ObservedEvent) -> Bool = { event in
      has(.cancelIsTold) && event.isTerminal
    }
    try expect(
      observation.toldAfter(callbackOf: when).allSatisfy { $0.isRelease || isEnd($0) },
      "nothing after the callback that cancelled", observation.events.line)
  }

  /// Cancels inside the callback of an event, and fails unless that returns.
  ///
  /// - Parameters:
  ///   - rule: the rule that explains a cancel which does not return.
  ///   - act: what the callback does; it cancels, too.
  func cancelInside(
    _ behavior: Behavior, when: @escaping @Sendable (ObservedEvent) -> Bool,
    rule: String = "K15", act: ConsumerAct = .cancel
  ) async throws -> Observation {
    let held = HeldFlow()
    let (isBegun, isCancelled) = (Counter(), Counter())
    let problem = Guarded<(any Error)?>(nil)
    let starter = UInt(pthread_self())
    let observation = Observation { event in
      guard when(event), isBegun.next() == 0 else { return }
      // If `start` has not returned yet, its caller is about to fill `held`. In a callback that
      // comes inside of it, on the same thread, there is no job to cancel.
      while held.flow == nil {
        if UInt(pthread_self()) == starter {
          _ = isCancelled.next()
          return
        }
        usleep(50)
      }
      do { try act.perform(held.flow!) } catch { problem.withLock { $0 = error } }
      _ = isCancelled.next()
    }
    let subscription = try start(behavior, observation)
    held.flow = subscription
    // The subscription keeps the observation, and its reaction keeps the subscription.
    defer { if isCancelled.value > 0 { held.flow = nil } }
    do {
      try await wait(
        observation, for: "the callback that cancels", tally: { _ in isBegun.value > 0 })
    } catch {
      throw CheckFailure(
        rule: "K8", expected: "the callback that cancels", observed: observation.events.line)
    }
    try await wait(
      for: "\(act.name) inside a callback that returns", rule: rule,
      until: { isCancelled.value > 0 })
    if let error = problem.withLock({ $0 }) { throw error }
    return observation
  }
}
