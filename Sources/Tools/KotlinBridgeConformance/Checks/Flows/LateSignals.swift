/// What came of the subscriptions of a check that should not have come, or not then.
enum LateSignals {
  /// The failures of these subscriptions: signals after their cancel, after their terminal, beside another
  /// one, and without a request.
  static func failures(
    of watched: [CheckRecord.Watched], _ abilities: FlowAbilities
  ) -> [CheckFailure] {
    // Many subscriptions fail in the same way, and the first one tells it.
    var found: [CheckFailure] = []
    for subscription in watched {
      for failure in failures(of: subscription, abilities)
      where !found.contains(where: { $0.breaks == failure.breaks && $0.flow == failure.flow }) {
        found.append(failure)
      }
    }
    return found
  }

  private static func failures(
    of subscription: CheckRecord.Watched, _ abilities: FlowAbilities
  ) -> [CheckFailure] {
    let observation = subscription.observation
    func failure(_ rule: String, _ expected: String, _ prefix: String = "") -> CheckFailure {
      CheckFailure(
        breaks: rule, flow: subscription.name, expected: expected,
        observed: prefix + observation.events.line)
    }
    var failures: [CheckFailure] = []
    if observation.tally.terminals > 1 {
      failures.append(failure("K4", "exactly one terminal of \(subscription.behavior)"))
    }
    if observation.hasChangedMessage {
      failures.append(
        failure("K6", "a failure with a message that does not change while its callback runs"))
    }
    if observation.tally.releases > 1 { failures.append(failure("K35", "one release")) }
    if let event = observation.overlapping {
      failures.append(
        event.isRelease
          ? failure("K35", "a release that waits until the previous callback has returned")
          : failure("K3", "callbacks that do not overlap"))
    }
    if let excess = observation.excess {
      failures.append(
        failure(
          "K23", "no more than \(excess.requested) elements for requests of \(excess.requested)",
          "\(excess.received) elements: "))
    }
    guard !abilities.contains(.cancelIsTold), let late = observation.sinceCancel else {
      return failures
    }
    // The release is no signal. One callback may have been claimed before the cancel.
    let signals = late.callbacks - late.releases
    if subscription.behavior == .never, late.terminals > 0 {
      failures.append(failure("K13", "no signal of a flow that was silent"))
    } else if observation.isCancelledInside, signals > 0 {
      failures.append(failure("K15", "nothing after the callback that cancelled"))
    } else if signals > 1 || (late.terminals > 0 && subscription.behavior.isEndless) {
      failures.append(
        failure(
          "K10", late.terminals > 0 ? "no terminal after a cancel" : "no signals after a cancel"))
    }
    return failures
  }
}
