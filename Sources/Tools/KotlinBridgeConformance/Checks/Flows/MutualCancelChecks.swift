import KotlinBridgeTools

extension Check {
  static let mutualCancelChecks: [Check] = [
    .flow("K29", [.callback, .publisher]) { check in
      let behavior = try check.flow(.endless)
      try await check.eachRound(atMost: 30) { _ in
        let pair = [CancellingFlow(), CancellingFlow()]
        var observations: [Observation] = []
        for (own, other) in [(pair[0], pair[1]), (pair[1], pair[0])] {
          let observation = Observation { event in
            if event.isElement { own.cancel(other) }
          }
          _ = try own.held.subscribe { try check.start(behavior, observation) }
          observations.append(observation)
        }
        try await check.wait(
          for:
            "two cancels that return, each inside a callback of the subscription that the other cancels",
          until: {
            // A cancel may come before the other subscription calls back at all.
            pair.contains { $0.hasReturned.value > 0 }
              && pair.allSatisfy { $0.isInside.value == 0 || $0.hasReturned.value > 0 }
          }, observed: { observations.map(\.events.line).joined(separator: "; and ") })
        for flow in pair.compactMap(\.held.flow) { try flow.cancel() }
        try await check.waitForEnds(observations)
        for flow in pair { flow.held.flow = nil }
      }
    }
  ]
}

/// One of two subscriptions that cancel each other.
private final class CancellingFlow: Sendable {
  let held = HeldFlow()
  let hasReturned = Counter()
  let isInside = Counter()

  /// Cancels the other one when both are inside a callback, or after a moment, for one thread may bring the
  /// callbacks of both.
  func cancel(_ other: CancellingFlow) {
    guard let flow = other.held.flow, held.flow != nil, isInside.next() == 0 else { return }
    let limit = TimeLimit(.milliseconds(5))
    while other.isInside.value == 0, !limit.isOver {}
    try? flow.cancel()
    _ = hasReturned.next()
  }
}
