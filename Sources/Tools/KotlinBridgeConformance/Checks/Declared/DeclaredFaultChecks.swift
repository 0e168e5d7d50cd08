import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgeTools

extension Check {
  /// The rules about consumers in each other's way that hold for any flow.
  static let declaredFaultChecks: [Check] = [
    .declared("K28") { check in
      try await check.eachPrompt { flow in
        let inner = Observation()
        let nested = Guarded<Result<TableSubscription, any Error>?>(nil)
        let first = Counter()
        let outer = Observation { _ in
          guard first.next() == 0 else { return }
          let started = Result {
            try check.subject.subscribe(to: flow, demand: 1, telling: inner)
          }
          nested.withLock { $0 = started }
        }
        let subscription = try check.subject.subscribe(to: flow, demand: 1, telling: outer)
        try await check.expectSignals(
          [inner], of: flow, "subscribed to inside a callback of another flow", beside: [outer])
        try await check.wait(for: "a subscribe inside a callback that returns") {
          nested.withLock { $0 != nil }
        }
        try subscription.cancel()
        try nested.withLock { $0 }!.get().cancel()
        for observation in [outer, inner] {
          try await check.waitForRelease(observation, of: flow.name)
        }
      }
    },

    .declared("K29") { check in
      try await check.eachPrompt { flow in
        let other = Observation()
        let staying = try check.subject.subscribe(to: flow, demand: 0, telling: other)
        let held = Guarded<TableSubscription?>(nil)
        let observation = Observation { _ in try? held.withLock { $0 }?.cancel() }
        let leaving = check.subject.made(flow, telling: observation)
        held.withLock { $0 = leaving }
        try leaving.start(demand: 1, placement: .usual)
        // Without a callback there is no cancel.
        try await check.expectSignals([observation], of: flow, "that cancels inside of it")
        try await check.waitForRelease(observation, of: flow.name)
        held.withLock { $0 = nil }
        try staying.request(1)
        try await check.expectSignals([other], of: flow, "beside one that was cancelled")
        try staying.cancel()
        try await check.waitForRelease(other, of: flow.name)
        for subscription in [leaving, staying] { subscription.dispose() }
      }
    },

    .declared("K30") { check in
      var isAny = false
      for flow in try check.subject.flows() {
        let observation = Observation()
        let subscription = try check.subject.subscribe(
          to: flow, demand: 100, placement: .caller, telling: observation)
        isAny = isAny || observation.has { $0.first.map { $0 != .mark(.subscribed) } == true }
        try await check.watch(observation, until: 100, .milliseconds(50))
        try subscription.cancel()
        try await check.waitForRelease(observation, of: flow.name)
        try await check.calmDown(observation, for: .milliseconds(2))
        try expectOneRelease(observation.events, " of '\(flow.name)'")
        subscription.dispose()
      }
      if !isAny { throw NotOffered("a flow that delivers something before subscribe has returned") }
    },

    .declared("K33") { check in
      try await check.eachPrompt { flow in
        let turnstile = Turnstile()
        defer { turnstile.open() }
        let blocked = (0..<200).map { _ in Observation { _ in turnstile.pass() } }
        let blocking = try blocked.map {
          try check.subject.subscribe(to: flow, demand: 1, telling: $0)
        }
        try await check.expectSignals(blocked, of: flow, "to consumers that block")
        let other = Observation()
        let subscription = try check.subject.subscribe(to: flow, demand: 1, telling: other)
        try await check.expectSignals([other], of: flow, "beside 200 consumers that block")
        turnstile.open()
        for subscription in blocking + [subscription] { try subscription.cancel() }
        for observation in blocked + [other] {
          try await check.waitForRelease(observation, of: flow.name)
        }
        for subscription in blocking + [subscription] { subscription.dispose() }
      }
    },

    .declared("K38") { check in
      try await check.eachPrompt { flow in
        try await check.eachRound(atMost: 20) { _ in
          let observation = Observation()
          let subscription = try ShortLivedThread {
            try check.subject.subscribe(to: flow, demand: 1, telling: observation)
          }.value()
          try await check.expectSignals([observation], of: flow, "whose thread has exited")
          try subscription.cancel()
          try await check.waitForRelease(observation, of: flow.name)
          subscription.dispose()
        }
      }
    },
  ]
}

extension DeclaredCheck {
  /// Runs the body for each flow that tells something soon after each of two subscriptions. Leaves out those
  /// that then lack what it needs, unless all do.
  func eachPrompt(_ body: (DeclaredFlow) async throws -> Void) async throws {
    try await eachPart(try await promptFlows(), body)
  }

  /// The flows that tell something soon after each of two subscriptions.
  private func promptFlows() async throws -> [DeclaredFlow] {
    var prompt: [DeclaredFlow] = []
    for flow in try subject.flows() {
      var count = 0
      for _ in 0..<2 {
        let observation = Observation()
        let subscription = try subject.subscribe(to: flow, demand: 1, telling: observation)
        try await watch(observation, until: 1, .milliseconds(100))
        if observation.callbacks > 0 { count += 1 }
        try subscription.cancel()
        try await waitForRelease(observation, of: flow.name)
        subscription.dispose()
      }
      if count == 2 { prompt.append(flow) }
    }
    if prompt.isEmpty { throw NotOffered("a flow that delivers something soon") }
    return prompt
  }

  /// Fails unless each of these subscriptions to a flow that was prompt gets an element or the end.
  ///
  /// - Parameter others: further subscriptions to the flow. A flow may divide its elements among all of them,
  ///   so as long as any gets one, the patience begins anew.
  func expectSignals(
    _ observations: [Observation], of flow: DeclaredFlow, _ which: String,
    beside others: [Observation] = []
  ) async throws {
    func isTold(_ observation: Observation) -> Bool {
      observation.tally.elements > 0 || observation.tally.terminals > 0
    }
    var signals = -1
    try await expectLikeAlone(flow, 1) {
      try await wait(
        for: "an element or the end of '\(flow.name)', \(which)",
        until: { observations.allSatisfy(isTold) },
        observed: { observations.first { !isTold($0) }?.events.line ?? "" },
        unless: {
          let now = (observations + others).reduce(0) { $0 + $1.callbacks }
          defer { signals = now }
          return now > signals && record.hasTime
        })
    }
  }

  /// Runs a body that waits for elements of a flow which had them before. If it fails, and the flow has none
  /// for a subscription alone either, throws `NotOffered`: a channel may be empty by now.
  func expectLikeAlone(
    _ flow: DeclaredFlow, _ count: Int64, _ body: () async throws -> Void
  ) async throws {
    do {
      try await body()
    } catch let failure as CheckFailure {
      let observation = Observation()
      let subscription = try subject.subscribe(to: flow, demand: count, telling: observation)
      try await watch(observation, until: count, settings.patience)
      let tally = observation.tally
      try subscription.cancel()
      // One signal may be the end. More elements than that are needed again.
      if tally.elements >= count || (count == 1 && tally.terminals > 0) { throw failure }
      throw NotOffered("a flow that has as many elements each time: '\(flow.name)' has not")
    }
  }
}
