import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgeTools

extension Check {
  /// The rules about consumers in each other's way that hold for any flow.
  static let declaredFaultChecks: [Check] = [
    .declared("K28") { check in
      for flow in try await check.promptFlows() {
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
        try await check.waitForSignal(
          inner, of: flow, "subscribed to inside a callback of another flow")
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
      for flow in try await check.promptFlows() {
        let other = Observation()
        let staying = try check.subject.subscribe(to: flow, demand: 0, telling: other)
        let held = Guarded<TableSubscription?>(nil)
        let observation = Observation { _ in try? held.withLock { $0 }?.cancel() }
        let leaving = check.subject.made(flow, telling: observation)
        held.withLock { $0 = leaving }
        try leaving.start(demand: 1, placement: .usual)
        try await check.waitForRelease(observation, of: flow.name)
        held.withLock { $0 = nil }
        try staying.request(1)
        try await check.waitForSignal(other, of: flow, "beside one that was cancelled")
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
      for flow in try await check.promptFlows() {
        let turnstile = Turnstile()
        defer { turnstile.open() }
        let blocked = (0..<200).map { _ in Observation { _ in turnstile.pass() } }
        let blocking = try blocked.map {
          try check.subject.subscribe(to: flow, demand: 1, telling: $0)
        }
        try await check.wait(for: "200 callbacks of '\(flow.name)' that block") {
          blocked.allSatisfy { $0.callbacks > 0 }
        }
        let other = Observation()
        let subscription = try check.subject.subscribe(to: flow, demand: 1, telling: other)
        try await check.waitForSignal(other, of: flow, "beside 200 consumers that block")
        turnstile.open()
        for subscription in blocking + [subscription] { try subscription.cancel() }
        for observation in blocked + [other] {
          try await check.waitForRelease(observation, of: flow.name)
        }
        for subscription in blocking + [subscription] { subscription.dispose() }
      }
    },

    .declared("K38") { check in
      for flow in try await check.promptFlows() {
        try await check.eachRound(atMost: 20) { _ in
          let observation = Observation()
          let subscription = try ShortLivedThread {
            try check.subject.subscribe(to: flow, demand: 1, telling: observation)
          }.value()
          try await check.waitForSignal(observation, of: flow, "whose thread has exited")
          try subscription.cancel()
          try await check.waitForRelease(observation, of: flow.name)
          subscription.dispose()
        }
      }
    },
  ]
}

extension DeclaredCheck {
  /// The flows that tell something soon after each of two subscriptions.
  func promptFlows() async throws -> [DeclaredFlow] {
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

  /// Waits until an element or the end of a flow has come.
  func waitForSignal(
    _ observation: Observation, of flow: DeclaredFlow, _ which: String
  ) async throws {
    try await wait(observation, for: "an element or the end of '\(flow.name)', \(which)") {
      $0.contains { $0.isElement || $0.isTerminal }
    }
  }
}
