import KotlinBridgeLocks
import KotlinBridgeTools

extension Check {
  static let cancelTimeCheck = Check.flow("K54", [.callback, .publisher]) { check in
    let flows = [Behavior.endless, .never] + FlowCheck.endings
    try await check.each(flows) { behavior in
      if behavior == .endless || behavior == .never {
        try await check.expectQuickCancels(ofLasting: behavior)
      } else {
        try await check.expectQuickCancel("of a flow that has ended") {
          try await check.timeOfCancel(
            behavior, after: { try await check.waitForEnd($0.observation) })
        }
      }
    }
  }
}

extension RunningCheck {
  /// Fails unless one of some cancels returns within a tenth of a second, or hardly later than the machine lets
  /// a new thread run.
  ///
  /// A busy machine makes one of them slow, and a bridge whose cancel waits each of them.
  ///
  /// - Parameters:
  ///   - what: the circumstances of the cancel, for the report.
  ///   - timeOfCancel: makes a subscription, cancels it, and returns how long the cancel took.
  func expectQuickCancel(_ what: String, timeOfCancel: () async throws -> Duration) async throws {
    let limit = Duration.milliseconds(100)
    var (cancels, threads): ([Duration], [Duration]) = ([], [])
    while cancels.count < 2 || (cancels.count < 6 && cancels.reduce(.zero, +) < .seconds(3)) {
      threads.append(try ContinuousClock().measure { try ShortLivedThread {}.value() })
      let time = try await timeOfCancel()
      if time <= limit { return }
      cancels.append(time)
    }
    let (quickest, thread) = (cancels.min()!, threads.min()!)
    try expect(
      quickest <= limit + thread * 10, "a cancel that returns within \(limit): \(what)",
      "the quickest of \(cancels.count) took \(quickest.plainSeconds) s, while a new thread ran and ended in "
        + "\(thread.plainSeconds) s")
  }
}

extension FlowCheck {
  /// Fails unless each kind of cancel of a flow that goes on, or waits, returns at once.
  fileprivate func expectQuickCancels(ofLasting behavior: Behavior) async throws {
    for placement in placements {
      try await expectQuickCancel("of a flow that goes on") {
        try await timeOfCancel(behavior, placement)
      }
    }
    try await expectQuickCancel("one that repeats another") {
      try await timeOfCancel(behavior, after: { try $0.cancel() })
    }
    guard behavior != .never else { return }
    try await expectQuickCancel("one inside a callback") { try await timeOfInnerCancel(behavior) }
    guard has(.demand) else { return }
    try await expectQuickCancel("of a flow that waits for a request") {
      try await timeOfCancel(behavior, demand: 1)
    }
  }

  /// Cancels a flow, on a thread of its own, and returns how long that took. Fails if it takes so long
  /// that nobody would wait for it.
  ///
  /// - Parameter prepare: called before, when the first element of a flow that has some has arrived.
  fileprivate func timeOfCancel(
    _ behavior: Behavior, _ placement: Placement = .usual, demand: Int64? = nil,
    after prepare: (WatchedFlow) async throws -> Void = { _ in }
  ) async throws -> Duration {
    let observation = Observation()
    // Nobody would get an endless flow back that runs inside `subscribe`.
    let demand = placement == .caller ? 5 : demand
    let subscription = try start(behavior, demand: demand, placement: placement, observation)
    if behavior == .endless {
      try await wait(observation, for: "an element", rule: "K8") { $0.elements > 0 }
    }
    try await prepare(subscription)
    let time = Guarded<Duration?>(nil)
    let thread = ShortLivedThread {
      let start = ContinuousClock.now
      defer { time.withLock { $0 = ContinuousClock.now - start } }
      try subscription.flow.cancel()
    }
    try await waitAMoment(WatchedFlow.cancelLimit * 3) { time.withLock { $0 } != nil }
    guard let time = time.withLock({ $0 }) else {
      throw CheckFailure(
        expected: "a cancel that returns",
        observed: "it had not returned after \((WatchedFlow.cancelLimit * 3).plainSeconds) s")
    }
    try thread.value()
    return time
  }

  /// Cancels a flow inside a callback, and returns how long that took.
  fileprivate func timeOfInnerCancel(_ behavior: Behavior) async throws -> Duration {
    let time = Guarded(Duration.zero)
    _ = try await cancelInside(
      behavior, when: { $0.isElement(atLeast: 2) }, rule: "K54",
      act: ConsumerAct(name: "a cancel") { subscription in
        let start = ContinuousClock.now
        try subscription.flow.cancel()
        time.value = ContinuousClock.now - start
      })
    return time.value
  }
}
