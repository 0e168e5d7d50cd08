import KotlinBridgeTools

/// A flow that fails, of one of the subjects that a bridge with several of a kind has.
private struct FailingFlow: Sendable {
  let check: FlowCheck
  let behavior: Behavior

  func start(_ observation: Observation) throws -> WatchedFlow {
    try check.start(behavior, observation)
  }
}

extension FlowCheck {
  /// Lets all flows that fail do so at once. Fails unless each failure has the message that it has alone, as
  /// long as its callback runs.
  func expectMessagesOfTheirOwn() async throws {
    var messages: [String] = []
    let flows = failingFlows
    for flow in flows {
      let observation = Observation()
      let subscription = try flow.start(observation)
      try await waitForEnd(observation)
      messages.append(observation.failureMessage ?? "")
      try await waitForRelease(observation)
      subscription.dispose()
    }
    if Set(messages).count < 2 { return }
    let alone = messages
    try await eachRound(atMost: 60) { _ in
      let observations = flows.map { _ in Observation(rereading: .microseconds(300)) }
      let subscriptions = try onThreads(flows.count) { try flows[$0].start(observations[$0]) }
      for (observation, message) in zip(observations, alone) {
        try await waitForEnd(observation)
        try expect(
          observation.failureMessage == message,
          "a failure with the message '\(message)' beside other failures", observation.events.line)
      }
      for (subscription, observation) in zip(subscriptions, observations) {
        try await waitForRelease(observation)
        subscription.dispose()
      }
    }
  }

  private var failingFlows: [FailingFlow] {
    let kinds = [Behavior.throwsAfter(5), .cancels(5), .dead]
    let checks =
      [self]
      + subject.others(of: kinds).map {
        FlowCheck(subject: $0, settings: settings, record: record)
      }
    var flows: [FailingFlow] = []
    for check in checks {
      for behavior in kinds.compactMap(check.subject.offered)
      where !flows.contains(where: { $0.name == check.subject.name(of: behavior) }) {
        // A long one fails when the others have failed already.
        if behavior.count ?? 0 > 100 { continue }
        flows.append(FailingFlow(check: check, behavior: behavior))
      }
    }
    return Array(flows.prefix(8))
  }
}

extension FailingFlow {
  fileprivate var name: String { check.subject.name(of: behavior) }
}

extension Observation {
  /// The message of the failure that ended the flow; nil if there is none.
  fileprivate var failureMessage: String? {
    for case .failed(let failure) in told { return failure.message }
    return nil
  }
}
