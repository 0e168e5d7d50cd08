import Glibc
import KotlinBridgeToolSupport
import Synchronization

extension Check {
  static let cancellationRaceChecks: [Check] = [
    .flow("K18") { subject, context in
      let behavior = try context.flow(subject, .counts(5))
      try await context.race(subject, Array(repeating: behavior, count: 32)) { try $0.cancel() }
    },

    .flow("K19") { subject, context in
      let behaviors = try context.endlessCounted(subject, "K19", 32)
      try await context.race(subject, behaviors) { try $0.cancel() }
    },
  ]
}

extension CheckContext {
  /// So many endless flows, each with a counter of its own where the subject has one.
  func endlessCounted(
    _ subject: any FlowSubject, _ name: String, _ count: Int
  ) throws -> [Behavior] {
    let endless = try flow(subject, .endless)
    return (0..<count).map {
      subject.offered(.produces(counter: "\(name) \(subject.form.rawValue) \($0)")) ?? endless
    }
  }

  /// Subscribes and cancels at a random moment, round by round, and fails unless each history is whole.
  ///
  /// - Parameter behaviors: what the rounds of one batch collect. A batch shares the wait for what comes
  ///   late, which takes longer than the races.
  func race(
    _ subject: any FlowSubject, _ behaviors: [Behavior],
    cancel: (any FlowSubscription) async throws -> Void
  ) async throws {
    var random = SeededGenerator(seed: seed)
    for first in stride(from: 0, to: rounds, by: behaviors.count) {
      var batch: [RaceRound] = []
      for (number, behavior) in zip(first..<rounds, behaviors) {
        let round = try RaceRound(number, subject, behavior, self)
        if number % 4 == 0 { try await giveTimeToBegin(round.observation) }
        spin(.nanoseconds(Int64.random(in: 0..<20_000, using: &random)))
        try await cancel(round.subscription)
        batch.append(round)
      }
      try await waitForEnds(subject, batch.map(\.observation))
      for round in batch {
        try round.expectWhole(subject, self)
        round.subscription.dispose()
      }
    }
  }

  /// Waits for the first element, but not long, for it may be another rule that none comes. Without this, on
  /// a busy machine, all rounds may be cancelled before their tasks have begun.
  private func giveTimeToBegin(_ observation: Observation) async throws {
    let deadline = ContinuousClock.now + .milliseconds(50)
    while !observation.told.contains(where: \.isElement), ContinuousClock.now < deadline {
      try await Task.sleep(for: .microseconds(50))
    }
  }

  /// Waits until nothing more comes of subscriptions that are cancelled or have ended.
  func waitForEnds(_ subject: any FlowSubject, _ observations: [Observation]) async throws {
    for observation in observations {
      try await waitForRelease(subject, observation)
      if subject.abilities.contains(.cancelIsTold) { try await waitForEnd(observation) }
    }
    try await waitForNoJobs(subject)
    try await calmDown(observations, for: .milliseconds(1))
  }
}

/// One round of a race between a flow and its consumer's cancel.
private struct RaceRound {
  let number: Int
  let behavior: Behavior
  let observation = Observation()
  let subscription: any FlowSubscription
  /// The element that the flow emits first.
  let first: Int64

  init(
    _ number: Int, _ subject: any FlowSubject, _ behavior: Behavior, _ context: CheckContext
  ) throws {
    self.number = number
    self.behavior = behavior
    first = try RaceRound.emitted(subject, behavior) ?? 0
    subscription = try context.start(subject, behavior, observation)
  }

  /// Fails unless there was one outcome, and the elements are the first that were emitted.
  func expectWhole(_ subject: any FlowSubject, _ context: CheckContext) throws {
    let told = observation.told
    let delivered = told.compactMap { if case .element(let value) = $0 { value } else { nil } }
    let isComplete = told.contains(.completed)
    let history = "round \(number): \(observation.events.line)"
    try context.expect(
      told.count(where: \.isTerminal) <= 1 && told.count(where: \.isRelease) <= 1
        && (!isComplete || Int64(delivered.count) == behavior.count),
      "at most one terminal, completed only after all elements, and one release", history)
    let count = Int64(delivered.count)
    try context.expect(
      delivered.sorted() == Array(first..<first + count), "each of the \(count) elements once",
      history)
    guard let emitted = try RaceRound.emitted(subject, behavior) else { return }
    try context.expect(
      count <= emitted - first, "no more than the \(emitted - first) elements that were emitted",
      history)
  }

  /// How many elements the flow has emitted in all its collections; nil where nobody counts.
  private static func emitted(_ subject: any FlowSubject, _ behavior: Behavior) throws -> Int64? {
    guard case .produces(let counter) = behavior else { return nil }
    return try subject.counter(counter)
  }
}
