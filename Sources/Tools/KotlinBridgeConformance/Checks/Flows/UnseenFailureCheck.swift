import CKotlinBridge
import KotlinBridgeTools

/// Checks of the failures that only a release reports.
extension Check {
  static let unseenFailureCheck = Check.flow("K40", [.callback]) { check in
    try check.require(.release, "a release that reports an unseen failure")
    let behavior = try check.flow(.failsWhenCancelled(2))
    // The others end without one: each release has its own failure, or none.
    let others = [Behavior.endless, .never, .counts(3)].compactMap(check.subject.offered)
    for _ in 0..<3 {
      try check.expectUnseenFailure(try await check.released(behavior))
      for other in others { try expectNoUnseenFailure(try await check.released(other)) }
    }
    try await check.expectNoUnseenFailureAfterAnEnd()
    try await check.expectUnseenFailureAfterEachCancel()
  }
}

/// Fails if a release reports a failure.
private func expectNoUnseenFailure(_ observation: Observation) throws {
  try expect(
    observation.told.first(where: \.isRelease) == .released(nil), "a release without a failure",
    observation.events.line)
}

extension FlowCheck {
  /// Collects the elements of a flow, or two of an endless one, cancels, and waits for the release.
  fileprivate func released(_ behavior: Behavior) async throws -> Observation {
    let observation = Observation()
    let subscription = try start(behavior, demand: (behavior.count ?? 2) + 1, observation)
    let count = behavior == .never ? 0 : behavior.count ?? 2
    try await wait(observation, for: "\(count) elements", rule: "K8", needed: count) {
      $0.elements >= count
    }
    try subscription.cancel()
    try await waitForRelease(observation)
    return observation
  }

  fileprivate func expectUnseenFailure(
    _ observation: Observation, _ circumstance: String = ""
  ) throws {
    let message = subject.message(of: .failsWhenCancelled(2))
    let expected = "0 1 released(failed(…: \(message ?? "…")))\(circumstance)"
    guard case .released(let failure?)? = observation.told.first(where: \.isRelease) else {
      throw CheckFailure(expected: expected, observed: observation.events.line)
    }
    try expect(
      (failure.kind == .failed || !has(.failureKinds))
        && (message == nil || failure.message == message), expected,
      observation.events.line)
  }

  /// Fails if a release reports a failure although the flow's end was delivered.
  fileprivate func expectNoUnseenFailureAfterAnEnd() async throws {
    try await eachOffered(FlowCheck.endings) { behavior in
      let observation = Observation()
      let subscription = try start(behavior, observation)
      defer { withExtendedLifetime(subscription) {} }
      try await waitForRelease(observation)
      try expectNoUnseenFailure(observation)
      // A pipe can't be used inside a callback.
      if subject is PipedSubject { return }
      let cancelled = try await cancelInside(behavior, when: \.isTerminal).observation
      try await waitForRelease(cancelled)
      try expectNoUnseenFailure(cancelled)
    }
  }

  /// Fails unless a release reports the failure wherever Kotlin code runs, and however and wherever the consumer
  /// cancels.
  fileprivate func expectUnseenFailureAfterEachCancel() async throws {
    let behavior = try flow(.failsWhenCancelled(2))
    let count = behavior.count ?? 0
    if !(subject is PipedSubject), count > 0 {
      let cancelled = try await cancelInside(
        behavior, when: { $0.isElement(atLeast: count - 1) })
      try await waitForRelease(cancelled.observation)
      try expectUnseenFailure(cancelled.observation, " after a cancel inside a callback")
    }
    guard let subject = subject as? any TableFlowSubject else { return }
    for placement in [KB_CALLER, KB_DEFAULT, KB_IO] {
      for mode in [KB_CANCEL_LATER, KB_CANCEL_HERE] {
        let observation = Observation()
        let subscription = try subject.made(behavior, telling: observation)
        try subscription.start(demand: count + 1, on: placement)
        try await wait(observation, for: "\(count) elements", rule: "K8") { $0.elements >= count }
        _ = subscription.statusOfCancel(mode)
        try await waitForRelease(observation)
        try expectUnseenFailure(
          observation, " with \(placement.named) and \(mode.named)")
        subscription.dispose()
      }
    }
  }
}
