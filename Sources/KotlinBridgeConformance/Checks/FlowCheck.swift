/// What most checks of flows begin with.
extension CheckContext {
  /// The subject's flow that behaves so.
  func flow(_ subject: any FlowSubject, _ behavior: Behavior) throws -> Behavior {
    guard let offered = subject.offered(behavior) else {
      throw NotOffered("a flow '\(behavior)'")
    }
    return offered
  }

  /// Those of these flows that the subject has, at least one.
  func flows(_ subject: any FlowSubject, _ behaviors: [Behavior]) throws -> [Behavior] {
    let offered = behaviors.compactMap(subject.offered)
    if offered.isEmpty { throw NotOffered("a flow '\(behaviors[0])'") }
    return offered
  }

  func require(_ abilities: FlowAbilities, of subject: any FlowSubject, _ what: String) throws {
    if !subject.abilities.isSuperset(of: abilities) { throw NotOffered(what) }
  }

  /// Subscribes and notes when that has returned.
  func start(
    _ subject: any FlowSubject, _ behavior: Behavior, demand: Int64? = nil,
    placement: Placement = .usual, _ observation: Observation
  ) throws -> any FlowSubscription {
    let subscription = try subject.subscribe(
      to: behavior, demand: subject.abilities.contains(.demand) ? demand : nil,
      placement: placement, telling: observation)
    observation.mark(.subscribed)
    return subscription
  }

  /// Collects a flow that ends by itself and returns what the consumer was told. That the end comes at
  /// all is for other checks to see.
  func collect(
    _ subject: any FlowSubject, _ behavior: Behavior, placement: Placement = .usual
  ) async throws -> [Event] {
    let observation = Observation()
    let subscription = try start(subject, behavior, placement: placement, observation)
    defer { withExtendedLifetime(subscription) {} }
    try? await waitForEnd(observation)
    try await calmDown(observation)
    return observation.told
  }

  /// Waits until the subject has told the end.
  func waitForEnd(_ observation: Observation) async throws {
    try await wait(observation, for: "the end") { $0.contains(where: \.isTerminal) }
  }

  /// Waits for the release, where it is told.
  func waitForRelease(_ subject: any FlowSubject, _ observation: Observation) async throws {
    guard subject.abilities.contains(.release) else { return }
    try await wait(observation, for: "the release") { $0.contains(where: \.isRelease) }
  }

  /// Waits until so many elements have come, in any order, and fails unless they are the first ones.
  func waitForElements(_ count: Int64, _ observation: Observation) async throws {
    try await wait(observation, for: "\(count) elements") {
      $0.count(where: \.isElement) >= count
    }
    try expectElements(count, observation.told)
  }

  /// Fails unless each of the first elements came once, in any order.
  func expectElements(_ count: Int64, _ told: [Event]) throws {
    let seen = told.compactMap { if case .element(let value) = $0 { value } else { nil } }
    try expect(
      seen.sorted() == Array(0..<count), "each of the \(count) elements once", told.line)
  }

  /// Waits until no job lives, where the subject tells.
  func waitForNoJobs(_ subject: any FlowSubject) async throws {
    guard try subject.liveJobs() != nil else { return }
    try await wait(for: "no live job") { try subject.liveJobs() == 0 }
  }

  /// Waits up to a second for what makes a check harder, but is not what it is about.
  func waitAMoment(until isReached: () throws -> Bool) async throws {
    for _ in 0..<1000 {
      if try isReached() { return }
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  func elements(_ count: Int64) -> [Event] { (0..<count).map { .element($0) } }

  /// Fails unless so many elements came, and the first terminal is a failure, of this kind where kinds
  /// are told. Returns it.
  @discardableResult
  func expectFailure(
    _ told: [Event], after count: Int64, _ kind: Failure.Kind, of subject: any FlowSubject
  ) throws -> Failure {
    let expected = (elements(count) + [.failed(Failure(kind))]).line
    try expectElements(count, told)
    guard case .failed(let failure)? = told.first(where: \.isTerminal),
      !subject.abilities.contains(.failureKinds) || failure.kind == kind
    else { throw CheckFailure(expected: expected, observed: told.line) }
    return failure
  }
}
