import KotlinBridgeTools

extension Check {
  static let cancellationRaceChecks: [Check] = [
    .flow("K18") { check in
      let behavior = try check.flow(.counts(5))
      try await check.race(32, { behavior }) { try $0.cancel() }
    },

    .flow("K19") { check in
      try await check.race(32, { try check.endlessCounted("K19") }) { try $0.cancel() }
    },
  ]
}

extension FlowCheck {
  /// An endless flow, with a counter that no other one uses if the subject has counters.
  func endlessCounted(_ name: String) throws -> Behavior {
    try subject.offered(.produces(counter: Names.fresh(name))) ?? flow(.endless)
  }

  /// Subscribes and cancels at a random moment, round by round. Fails unless each history is whole.
  ///
  /// - Parameters:
  ///   - size: the count of rounds of one batch. It shares the wait for late callbacks, which takes longer
  ///     than the races.
  ///   - behavior: the flow that a round collects.
  func race(
    _ size: Int, _ behavior: () throws -> Behavior,
    cancel: (any RunningFlow) async throws -> Void
  ) async throws {
    var random = random
    let elements = max(1, try behavior().count ?? 1)
    try await eachRound(atMost: Int(max(1, 20_000_000 / elements)), by: size) {
      numbers in
      var batch: [RaceRound] = []
      for number in numbers {
        let round = try RaceRound(number, behavior(), self)
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

  init(
    _ number: Int, _ behavior: Behavior, _ check: FlowCheck
  ) throws {
    self.number = number
    self.behavior = behavior
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
      delivered.sorted() == Array(0..<count), rule: "K19",
      "each of the \(count) elements once", history)
    guard case .produces(let counter) = behavior, let emitted = try check.subject.counter(counter)
    else { return }
    try expect(
      count <= emitted, "no more than the \(emitted) elements that were emitted",
      history)
  }
}
