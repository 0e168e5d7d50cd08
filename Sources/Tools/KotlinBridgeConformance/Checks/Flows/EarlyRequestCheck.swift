import CKotlinBridge
import KotlinBridgeLocks
import KotlinBridgeTools

/// A check of requests that come before `subscribe` has returned.
extension Check {
  static let earlyRequestCheck = Check.flow("K25", [.callback]) { check in
    try check.require(.demand, "demand")
    // Other subjects have no job before `subscribe` has returned.
    guard let subject = check.subject as? any TableFlowSubject else { return }
    for placement in [KB_CALLER, KB_DEFAULT, KB_IO] {
      for flags in [0, KB_RENDEZVOUS] {
        try await check.expectEarlyRequests(subject, placement, flags)
      }
    }
  }
}

extension FlowCheck {
  /// Requests each element in the callback of the one before, the first ones perhaps inside `subscribe`. Fails
  /// unless all come.
  fileprivate func expectEarlyRequests(
    _ subject: any TableFlowSubject, _ placement: kb_placement, _ flags: Int
  ) async throws {
    let behavior = try flow(.counts(100))
    let requester = Guarded<TableSubscription?>(nil)
    let observation = Observation { event in
      if event.isElement { try? requester.value?.request(1) }
    }
    let subscription = try subject.made(behavior, telling: observation)
    requester.value = subscription
    defer { requester.value = nil }
    let hasReturned = Counter()
    let subscribing = ShortLivedThread {
      defer { _ = hasReturned.next() }
      try subscription.start(demand: 1, on: placement, flags: flags)
    }
    let ways = "with \(placement.named) and \(named(flags: flags))"
    observation.expect(whole: behavior.count)
    try await wait(
      observation, for: "a subscribe that returns although callbacks request before that, \(ways)",
      tally: { _ in hasReturned.value > 0 })
    try subscribing.value()
    observation.mark(.subscribed)
    try await wait(
      observation,
      for: "\(behavior.count!) elements, each requested in the callback of the one before, \(ways)",
      needed: behavior.count
    ) { $0.elements >= behavior.count! }
    try await waitForRelease(observation)
    subscription.dispose()
  }
}
