import KotlinBridge

/// A check of the flows or functions that a library declares, of which nothing else is known.
struct DeclaredCheck: RunningCheck {
  let subject: DeclaredSubject
  let settings: CheckSettings
  let record: CheckRecord

  /// What one flow did while it was watched.
  struct FlowHistory: Sendable {
    let name: String
    let events: [ObservedEvent]
    /// Whether the check has cancelled the flow because it went on.
    let wasCancelled: Bool

    var told: [ObservedEvent] { events.told }
    var line: String { events.line }
  }

  /// Lets each flow run for a while: to its end if it has one, else until the check cancels it.
  func watched() async throws -> [FlowHistory] {
    var watched: [FlowHistory] = []
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
        FlowHistory(name: flow.name, events: observation.events, wasCancelled: goesOn))
      subscription.dispose()
    }
    return watched
  }

  /// Runs the body with a subscription to each flow that goes on: it has had its first element, or
  /// is silent.
  ///
  /// - Parameter demand: nil for all elements; 1 leaves the flow suspended after an element.
  func eachRunning(
    demand: Int64? = 1, _ body: (String, Observation, TableSubscription) async throws -> Void
  ) async throws {
    var isAny = false
    for flow in try subject.flows() {
      let observation = Observation { _ in keepThreadBusy(.microseconds(5)) }
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
    if !isAny { throw NotOffered("a flow without parameters that continues") }
  }
}

extension Check {
  /// A check of what a library without the fixtures declares.
  static func declared(
    _ rule: String, _ form: Form = .callback,
    _ body: @escaping @Sendable (DeclaredCheck) async throws -> Void
  ) -> Check {
    Check(rule: rule, forms: [form]) { subject, settings, record in
      guard case .declared(let subject) = subject else { throw NotOffered("declared flows") }
      let check = DeclaredCheck(subject: subject, settings: settings, record: record)
      try await body(check)
      try check.expectNoStrangeContext()
    }
  }
}
