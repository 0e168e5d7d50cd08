import KotlinBridge

/// What one declared flow did while it was watched.
struct WatchedFlow: Sendable {
  let name: String
  let events: [Event]
  /// Whether the check has cancelled it, for it went on.
  let wasCancelled: Bool

  var told: [Event] { events.told }
  var line: String { events.line }
}

extension CheckContext {
  /// Waits so long for so many elements or the release; neither need come.
  func watch(_ observation: Observation, until count: Int64, _ time: Duration) async throws {
    let end = ContinuousClock.now + time
    while ContinuousClock.now < end {
      let isOver = observation.has { events in
        events.contains(where: \.isRelease) || events.count(where: \.isElement) >= count
      }
      if isOver { return }
      try await Task.sleep(for: .microseconds(200))
    }
  }

  func waitForRelease(_ observation: Observation, of flow: String) async throws {
    try await wait(observation, for: "the release of '\(flow)'") {
      $0.contains(where: \.isRelease)
    }
  }

  /// Lets each flow run for a while, to its end if it has one, else cancels it.
  func watched(_ subject: DeclaredSubject) async throws -> [WatchedFlow] {
    var watched: [WatchedFlow] = []
    for flow in try subject.flows() {
      let observation = Observation()
      let subscription = try subject.subscribe(to: flow, demand: 1000, telling: observation)
      try await watch(observation, until: 1000, .milliseconds(300))
      let goesOn = !observation.has { $0.contains { $0.isTerminal || $0.isRelease } }
      if goesOn {
        observation.mark(.cancelling)
        try subscription.cancel()
        observation.mark(.cancelled)
      }
      try await waitForRelease(observation, of: flow.name)
      try await calmDown(observation)
      watched.append(
        WatchedFlow(name: flow.name, events: observation.events, wasCancelled: goesOn))
      subscription.dispose()
    }
    return watched
  }

  /// Runs the body with a subscription to each flow that goes on: it has had its first element or is silent.
  ///
  /// - Parameter demand: nil for all there is; 1 leaves the flow suspended after an element.
  func eachRunning(
    _ subject: DeclaredSubject, demand: Int64? = 1,
    _ body: (String, Observation, RawSubscription) async throws -> Void
  ) async throws {
    var isAny = false
    for flow in try subject.flows() {
      let observation = Observation { _ in spin(.microseconds(5)) }
      let subscription = try subject.subscribe(to: flow, demand: demand, telling: observation)
      try await watch(observation, until: 1, .milliseconds(50))
      if demand != nil { try await Task.sleep(for: .milliseconds(5)) }
      if observation.has({ $0.contains { $0.isTerminal || $0.isRelease } }) {
        try await waitForRelease(observation, of: flow.name)
      } else {
        isAny = true
        try await body(flow.name, observation, subscription)
      }
      subscription.dispose()
    }
    if !isAny { throw NotOffered("a flow without parameters that goes on") }
  }
}
