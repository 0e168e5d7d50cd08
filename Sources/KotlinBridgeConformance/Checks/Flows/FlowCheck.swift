import Glibc

/// A check of the flows of one subject: it subscribes, and looks at what the consumer is told.
struct FlowCheck: RunningCheck {
  let subject: any FlowSubject
  let settings: CheckSettings

  /// The subject's flow with this behavior.
  func flow(_ behavior: Behavior) throws -> Behavior {
    guard let offered = subject.offered(behavior) else { throw NotOffered("a flow '\(behavior)'") }
    return offered
  }

  /// The flows with these behaviors that the subject has, at least one.
  func flows(_ behaviors: [Behavior]) throws -> [Behavior] {
    let offered = behaviors.compactMap(subject.offered)
    if offered.isEmpty { throw NotOffered("a flow '\(behaviors[0])'") }
    return offered
  }

  func has(_ abilities: FlowAbilities) -> Bool { subject.abilities.isSuperset(of: abilities) }

  func require(_ abilities: FlowAbilities, _ what: String) throws {
    if !has(abilities) { throw NotOffered(what) }
  }

  /// Subscribes, and notes in the history when that has returned.
  func start(
    _ behavior: Behavior, demand: Int64? = nil, placement: Placement = .usual,
    _ observation: Observation
  ) throws -> any RunningFlow {
    let subscription = try subject.subscribe(
      to: behavior, demand: has(.demand) ? demand : nil, placement: placement,
      telling: observation)
    observation.mark(.subscribed)
    return subscription
  }

  /// Collects a flow that ends by itself, and returns what the consumer was told. Whether the end
  /// comes at all is the verdict of other checks.
  func collect(_ behavior: Behavior, placement: Placement = .usual) async throws -> [ObservedEvent]
  {
    let observation = Observation()
    let subscription = try start(behavior, placement: placement, observation)
    defer { withExtendedLifetime(subscription) {} }
    try? await waitForEnd(observation)
    try await calmDown(observation)
    return observation.told
  }

  /// Subscribes to an endless flow, and waits for its first elements.
  func running() async throws -> (Observation, any RunningFlow) {
    let observation = Observation { _ in usleep(10) }
    let subscription = try start(flow(.endless), observation)
    try await wait(observation, for: "the first elements") { $0.count >= 4 }
    return (observation, subscription)
  }
}

extension FlowCheck {
  func waitForEnd(_ observation: Observation) async throws {
    try await wait(observation, for: "the end") { $0.contains(where: \.isTerminal) }
  }

  /// Waits for the release, if the subject tells it.
  func waitForRelease(_ observation: Observation) async throws {
    guard has(.release) else { return }
    try await wait(observation, for: "the release") { $0.contains(where: \.isRelease) }
  }

  /// Waits until this many elements have come, in any order. Fails unless they are the first ones.
  func waitForElements(_ count: Int64, _ observation: Observation) async throws {
    try await wait(observation, for: "\(count) elements") {
      $0.count(where: \.isElement) >= count
    }
    try expectElements(count, observation.told)
  }

  /// Waits until no job lives, if the subject counts them.
  func waitForNoJobs() async throws {
    guard try subject.liveJobs() != nil else { return }
    try await wait(for: "no live job") { try subject.liveJobs() == 0 }
  }

  /// Waits until nothing more comes of subscriptions that have been cancelled or have ended.
  func waitForEnds(_ observations: [Observation]) async throws {
    for observation in observations {
      try await waitForRelease(observation)
      if has(.cancelIsTold) { try await waitForEnd(observation) }
    }
    try await waitForNoJobs()
    try await calmDown(observations, for: .milliseconds(1))
  }

  /// Waits up to a second for a state that makes a check harder but is not its subject.
  func waitAMoment(until isReached: () throws -> Bool) async throws {
    for _ in 0..<1000 {
      if try isReached() { return }
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Fails unless this many elements came, and the first terminal is a failure, of this kind where
  /// the subject tells kinds. Returns the failure.
  @discardableResult
  func expectFailure(
    _ told: [ObservedEvent], after count: Int64, _ kind: ObservedFailure.Kind
  ) throws -> ObservedFailure {
    try expectElements(count, told)
    guard case .failed(let failure)? = told.first(where: \.isTerminal),
      !has(.failureKinds) || failure.kind == kind
    else {
      let expected = ObservedEvent.elements(count) + [.failed(ObservedFailure(kind))]
      throw CheckFailure(expected: expected.line, observed: told.line)
    }
    return failure
  }
}

extension Check {
  /// A check of flows in the forms that hand them out.
  static func flow(
    _ rule: String, _ forms: [Form] = [.callback, .sequence, .publisher],
    _ body: @escaping @Sendable (FlowCheck) async throws -> Void
  ) -> Check {
    Check(rule: rule, forms: forms) { subject, settings in
      guard case .flow(let subject) = subject else { throw NotOffered("the fixtures' flows") }
      try await body(FlowCheck(subject: subject, settings: settings))
    }
  }
}
