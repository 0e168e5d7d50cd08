import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgeTools

extension Check {
  /// The rules about cancellation that hold for any flow.
  static let declaredCancellationChecks: [Check] = [
    .declared("K10") { check in
      var ended = EndsAtCancels()
      for _ in 0..<EndsAtCancels.attempts {
        try await check.eachRunning { flow, observation, subscription in
          observation.mark(.cancelling)
          try subscription.cancel()
          observation.mark(.cancelled)
          try await check.waitForRelease(observation, of: flow)
          try await check.calmDown(observation)
          let late = observation.sinceCancel!
          try expect(
            late.callbacks - late.releases <= 1,  // one that was claimed
            "no signals of '\(flow)' after a cancel", observation.events.line)
          try ended.expectNotAlways("no terminal of '\(flow)' after a cancel", flow, observation)
        }
        if ended.isEmpty { return }
      }
    },

    .declared("K11") { check in
      for _ in 0..<max(1, min(check.rounds, 100) / 5) {
        try await check.eachRunning(demand: nil) { flow, observation, subscription in
          try subscription.cancel()
          observation.mark(.cancelled)
          try await check.waitForRelease(observation, of: flow)
          try await check.calmDown(observation, for: .milliseconds(1))
          let late = observation.sinceCancel!
          let after = late.callbacks - late.releases
          try expect(
            after <= 1, "at most one callback of '\(flow)' that begins after cancel has returned",
            "\(after) began: \(observation.events.line)")
        }
      }
    },

    .declared("K12") { check in
      try await check.eachRunning { flow, observation, subscription in
        for _ in 0..<3 { try subscription.cancel() }
        try await check.concurrently(4) { try subscription.cancel() }
        try await check.waitForRelease(observation, of: flow)
        try await check.calmDown(observation, for: .milliseconds(2))
        try subscription.cancel()
        try expect(
          observation.told.count(where: \.isRelease) == 1, "one release of '\(flow)'",
          observation.events.line)
      }
    },

    .declared("K13") { check in
      var ended = EndsAtCancels()
      for _ in 0..<EndsAtCancels.attempts {
        try await check.eachRunning(demand: 0) { flow, observation, subscription in
          observation.mark(.cancelling)
          try subscription.cancel()
          observation.mark(.cancelled)
          try await check.waitForRelease(observation, of: flow)
          let what = "no signal of '\(flow)', which was silent"
          try expect(observation.tally.elements == 0, what, observation.events.line)
          try ended.expectNotAlways(what, flow, observation)
        }
        if ended.isEmpty { break }
      }
      for flow in try check.subject.flows() {
        for _ in 0..<min(check.rounds, 20) {
          let observation = Observation()
          let subscription = try check.subject.subscribe(
            to: flow, demand: nil, telling: observation)
          try subscription.cancel()
          try await check.waitForRelease(observation, of: flow.name)
          subscription.dispose()
        }
      }
    },

    .declared("K14") { check in
      try await check.eachCancelledInside(
        placement: .caller, "a flow that delivers something before subscribe has returned",
        when: { !$0.isRelease })
    },

    .declared("K15") { check in
      try await check.eachCancelledInside("a flow with an element", when: \.isElement)
    },

    .declared("K16") { check in
      try await check.eachCancelledInside("a flow that ends by itself", when: \.isTerminal)
    },

    .declared("K17") { check in
      try await check.eachEnded { flow, observation, subscription in
        try await check.calmDown(observation)
        let before = observation.told
        for _ in 0..<3 { try subscription.cancel() }
        try await check.calmDown(observation)
        try expect(
          observation.told == before, "nothing more of '\(flow)' after its end",
          observation.events.line)
        try subscription.expectStaleHandle()
      }
    },

    .declared("K18") { check in
      var ending: [DeclaredFlow] = []
      try await check.eachEnded { flow, _, _ in
        ending += try check.subject.flows().filter { $0.name == flow }
      }
      for flow in ending { try await check.race(flow) }
    },

    .declared("K19") { check in
      for flow in try check.subject.flows() { try await check.race(flow) }
    },

    .declared("K21") { check in
      let library = check.subject.library
      // Without any subscription. The library may have jobs of its own.
      let before = try library.liveJobs()
      try await check.eachRunning { flow, observation, subscription in
        try subscription.cancel()
        try await check.waitForRelease(observation, of: flow)
        try await check.wait(for: "the end of the job of '\(flow)'") {
          try library.liveJobs() <= before
        }
      }
    },
  ]
}

/// Flows that ended while they were cancelled. Such a one may have ended by itself, or its end may have been
/// on its way; one that does so each time has an end that comes of the cancel.
private struct EndsAtCancels {
  static let attempts = 4

  private var counts: [String: Int] = [:]

  /// Whether no flow has ended so.
  var isEmpty: Bool { counts.isEmpty }

  /// Fails if a flow has ended so in each attempt.
  mutating func expectNotAlways(
    _ expected: String, _ flow: String, _ observation: Observation
  ) throws {
    let after = observation.events.drop { $0 != .mark(.cancelling) }
    guard after.contains(where: \.isTerminal) else { return }
    let count = counts[flow, default: 0] + 1
    counts[flow] = count
    try KotlinBridgeConformance.expect(
      count < Self.attempts, expected, observation.events.line)
  }
}

extension DeclaredCheck {
  /// Cancels each flow inside the first callback that brings such an event. Fails unless the cancel
  /// returns and nothing follows that callback.
  ///
  /// - Parameter wanted: what a flow needs for that. At least one flow must have it.
  fileprivate func eachCancelledInside(
    placement: Placement = .usual, _ wanted: String,
    when: @escaping @Sendable (ObservedEvent) -> Bool
  ) async throws {
    var isAny = false
    for flow in try subject.flows() {
      let held = Guarded<TableSubscription?>(nil)
      let (begun, ended) = (Counter(), Counter())
      let observation = Observation { event in
        guard when(event), begun.next() == 0 else { return }
        // It is there already: the library writes the handle before the first callback.
        try? held.withLock { $0 }?.cancel()
        _ = ended.next()
      }
      let subscription = subject.made(flow, telling: observation)
      held.withLock { $0 = subscription }
      try subscription.start(demand: 1000, placement: placement)
      let isInside = begun.value > 0
      observation.mark(.subscribed)
      if placement != .caller { try await watch(observation, until: 1, .milliseconds(100)) }
      if begun.value > 0 {
        try await wait(for: "a cancel inside a callback of '\(flow.name)' that returns") {
          ended.value > 0
        }
      }
      try subscription.cancel()
      try await waitForRelease(observation, of: flow.name)
      try await calmDown(observation, for: .milliseconds(2))
      held.withLock { $0 = nil }
      guard isInside || (placement != .caller && begun.value > 0) else { continue }
      isAny = true
      try expect(
        observation.toldAfter(callbackOf: when).allSatisfy(\.isRelease),
        "nothing of '\(flow.name)' after the callback that cancelled", observation.events.line)
      subscription.dispose()
    }
    if !isAny { throw NotOffered(wanted) }
  }

  /// Runs the body with a subscription to each flow that soon ends by itself, after its release.
  fileprivate func eachEnded(
    _ body: (String, Observation, TableSubscription) async throws -> Void
  ) async throws {
    var isAny = false
    for flow in try subject.flows() {
      let observation = Observation()
      let subscription = try subject.subscribe(to: flow, demand: 1000, telling: observation)
      try await watch(observation, until: 1000, .milliseconds(300))
      let hasEnded = observation.has { $0.contains(where: \.isTerminal) }
      if !hasEnded { try subscription.cancel() }
      try await waitForRelease(observation, of: flow.name)
      if hasEnded {
        isAny = true
        try await body(flow.name, observation, subscription)
      }
      subscription.dispose()
    }
    if !isAny { throw NotOffered("a flow that ends by itself") }
  }

  /// Subscribes and cancels at a random moment, round by round. Fails unless each history is whole:
  /// elements, then one terminal at most, then one release.
  fileprivate func race(_ flow: DeclaredFlow) async throws {
    var random = random
    for first in stride(from: 0, to: min(rounds, 1000), by: 16) {
      var batch: [(observation: Observation, subscription: TableSubscription)] = []
      for _ in first..<min(first + 16, rounds) {
        let observation = Observation()
        let subscription = try subject.subscribe(to: flow, demand: nil, telling: observation)
        keepThreadBusy(random.moment())
        try subscription.cancel()
        observation.mark(.cancelled)
        batch.append((observation, subscription))
      }
      for round in batch { try await waitForRelease(round.observation, of: flow.name) }
      try await calmDown(batch.map(\.observation), for: .milliseconds(1))
      for round in batch {
        try expectOneRelease(round.observation.events, " of '\(flow.name)'")
        try expect(
          round.observation.told.count(where: \.isTerminal) <= 1,
          "at most one terminal of '\(flow.name)'", round.observation.events.line)
        round.subscription.dispose()
      }
    }
  }
}
