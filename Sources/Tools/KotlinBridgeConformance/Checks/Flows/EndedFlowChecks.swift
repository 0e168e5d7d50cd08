import CKotlinBridge
import KotlinBridgeTools

/// Checks of subscriptions that have ended, whichever way.
extension Check {
  static let endedFlowChecks: [Check] = [
    .flow("K17") { check in
      try await check.each(FlowCheck.endings) { behavior in
        let observation = Observation()
        let subscription = try check.start(behavior, observation)
        try await check.waitForEnd(observation)
        try await check.waitForRelease(observation)
        try await check.calmDown(observation)
        let before = observation.told
        for _ in 0..<3 { try subscription.cancel() }
        if check.canRequest { try subscription.request(5) }
        try await check.calmDown(observation)
        try expect(observation.told, toHave: before)
        try (subscription.flow as? TableSubscription)?.expectStaleHandle()
      }
    },

    .flow("K17", [.callback, .publisher]) { check in
      try await check.each([.endless] + FlowCheck.endings) { behavior in
        try await check.expectNothingElsewhere(after: behavior)
      }
    },
  ]
}

extension TableSubscription {
  /// Fails unless the library refuses the handle, whose job has ended and was released.
  func expectStaleHandle() throws {
    let statuses = [
      ("cancel", statusOfCancel(KB_CANCEL_LATER)), ("cancel", statusOfCancel(KB_CANCEL_HERE)),
      ("request", statusOfRequest(1)),
    ]
    for (name, status) in statuses {
      try expect(
        status == KB_INVALID_HANDLE, "KB_INVALID_HANDLE from a \(name) after the release",
        status.named)
    }
  }
}

extension FlowCheck {
  /// Cancels subscriptions that have ended, and requests of them, while others are alive, perhaps in the same
  /// places. Fails unless that changes nothing for those.
  fileprivate func expectNothingElsewhere(after behavior: Behavior) async throws {
    let past = try (0..<8).map { _ in
      try start(behavior, demand: behavior == .endless ? 5 : nil, Observation())
    }
    for subscription in past {
      let observation = subscription.observation
      if behavior == .endless {
        try await wait(observation, for: "an element", rule: "K8") { $0.elements > 0 }
        try subscription.cancel()
      } else {
        try await waitForEnd(observation)
      }
      try await waitForRelease(observation)
    }
    // Without demand each takes a thread for as long as it lives.
    let living = try (0..<(has(.demand) ? 8 : 1)).map { _ in
      try start(flow(.endless), demand: 5, Observation())
    }
    for subscription in living {
      try await wait(subscription.observation, for: "5 elements", rule: "K8") { $0.elements >= 5 }
    }
    for subscription in past {
      try subscription.cancel()
      if has(.demand) { try subscription.request(100) }
    }
    for subscription in living {
      if has(.demand) { try subscription.request(20) }
      let before = subscription.observation.tally.elements
      let sum = has(.demand) ? 25 : before + 3
      try await wait(
        subscription.observation,
        for: "more elements of a subscription beside one that ended and was cancelled then"
      ) { $0.elements >= sum }
      try subscription.cancel()
    }
  }
}
