import KotlinBridgeTools

extension Check {
  static let cancellationRaceChecks: [Check] = [
    .flow("K18") { check in
      let behavior = try check.flow(.counts(5))
      try await check.race(Array(repeating: behavior, count: 32)) { try $0.cancel() }
    },

    .flow("K19") { check in
      let behaviors = try check.endlessCounted("K19", 32)
      try await check.race(behaviors) { try $0.cancel() }
    },
  ]
}

extension FlowCheck {
  /// A count of endless flows, each with a counter of its own if the subject has counters.
  func endlessCounted(
    _ name: String, _ count: Int
  ) throws -> [Behavior] {
    let endless = try flow(.endless)
    return (0..<count).map {
      subject.offered(.produces(counter: "\(name) \(subject.form.rawValue) \($0)")) ?? endless
    }
  }

  /// Subscribes and cancels at a random moment, round by round. Fails unless each history is whole.
  ///
  /// - Parameter behaviors: the flows that the rounds of one batch collect. A batch shares the wait
  ///   for late callbacks, which takes longer than the races.
  func race(
    _ behaviors: [Behavior],
    cancel: (any RunningFlow) async throws -> Void
  ) async throws {
    var random = random
    let elements = max(1, behaviors[0].count ?? 1)
    try await eachRound(atMost: Int(max(1, 20_000_000 / elements)), by: behaviors.count) {
      numbers in
      var batch: [RaceRound] = []
      for (number, behavior) in zip(numbers, behaviors) {
        let round = try RaceRound(number, behavior, self)
        if number % 4 == 0 { try await giveTimeToBegin(round.observation) }
        keepThreadBusy(random.moment())
        try await cancel(round.subscription)
        batch.append(round)
      }
      try await waitForEnds(batch.map(\.observation))
      for round in batch {
        try round.expectWhole(self)
        round.subscription.dispose()
      }
    }
  }

  /// Waits a short time for the first element. Whether it comes is the verdict of other rules.
  /// Without this wait, a busy machine may cancel all rounds before their tasks have begun.
  private func giveTimeToBegin(_ observation: Observation) async throws {
    let deadline = ContinuousClock.now + .milliseconds(50)
    while observation.tally.elements == 0, ContinuousClock.now < deadline {
      try await Task.sleep(for: .microseconds(50))
    }
  }

}

/// One round of a race between a flow and its consumer's cancel.
private struct RaceRound {
  let number: Int
  let behavior: Behavior
  let observation = Observation()
  let subscription: WatchedFlow
  /// The element that the flow emits first.
  let first: Int64

  init(
    _ number: Int, _ behavior: Behavior, _ check: FlowCheck
  ) throws {
    self.number = number
    self.behavior = behavior
    first = try RaceRound.emitted(behavior, check) ?? 0
    subscription = try check.start(behavior, observation)
  }

  /// Fails unless the history has one outcome, and its elements are the first that were emitted.
  func expectWhole(_ check: FlowCheck) throws {
    let told = observation.told
    let delivered = told.compactMap { if case .element(let value) = $0 { value } else { nil } }
    let isComplete = told.contains(.completed)
    let history = "round \(number): \(observation.events.line)"
    try expect(
      told.count(where: \.isTerminal) <= 1 && told.count(where: \.isRelease) <= 1
        && (!isComplete || Int64(delivered.count) == behavior.count),
      "at most one terminal, completed only after all elements, and one release", history)
    let count = Int64(delivered.count)
    try expect(
      delivered.sorted() == Array(first..<first + count), rule: "K19",
      "each of the \(count) elements once", history)
    guard let emitted = try RaceRound.emitted(behavior, check) else { return }
    try expect(
      count <= emitted - first, "no more than the \(emitted - first) elements that were emitted",
      history)
  }

  /// The count of elements that the flow has emitted in all its collections; nil where nobody
  /// counts.
  private static func emitted(_ behavior: Behavior, _ check: FlowCheck) throws -> Int64? {
    guard case .produces(let counter) = behavior else { return nil }
    return try check.subject.counter(counter)
  }
}
