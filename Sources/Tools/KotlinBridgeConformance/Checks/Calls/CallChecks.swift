extension Check {
  static let callChecks: [Check] = [
    .call("K20") { check in
      try await check.expectAnswers()
      try await check.expectAnswersWhenCancelledBefore()
      try await check.expectCancelInFlight()
      try await check.expectLateAnswers()
      try await check.raceCancelAgainstAnswer()
      try await check.raceCancelAgainstGate()
      try await check.waitForNoJobs()
    }
  ]
}

extension CallCheck {
  private var placements: [Placement] { [.usual, .caller] }

  /// Checks calls that are cancelled after their answer.
  fileprivate func expectAnswers() async throws {
    let answers: [(CallBehavior, Answer)] = [
      (.returns(42), .value(42)), (.returnsLater(7), .value(7)), (.yields(200), .value(200)),
      (.throwsAtOnce, .exception(subject)), (.throwsLater, .exception(subject)),
      (.timesOut, .kind(.timeout, subject)), (.cancelsItself, .kind(.cancelled, subject)),
      (.dead, .kind(.cancelled, subject)),
    ]
    for placement in placements {
      let calls = try answers.filter { subject.offers($0.0) }.map { behavior, answer in
        (try call(behavior, placement: placement), answer)
      }
      if calls.isEmpty { throw NotOffered("functions") }
      for (call, _) in calls {
        try await wait(
          call.observation, for: "an answer from a call that \(call.behavior)", until: call.isOver)
      }
      try await Task.sleep(for: calm)
      for (call, _) in calls {
        for _ in 0..<2 { try call.cancel() }
      }
      try await Task.sleep(for: calm)
      try await judge(calls, "cancelled after its answer")
    }
  }

  /// Checks calls that are cancelled before their code runs.
  fileprivate func expectAnswersWhenCancelledBefore() async throws {
    let counter = Names.fresh("K20")
    let cancelled = Answer.kind(.cancelled, subject)
    let hasValue = subject.abilities.contains(.valueWhenCancelledBefore)
    let answers: [(CallBehavior, Answer)] = [
      (.never(counter: counter), cancelled),
      (.returns(3), hasValue ? .value(3) : .value(3) || cancelled),
      (.returnsLater(4), .value(4) || cancelled),
      (.throwsAtOnce, hasValue ? .exception(subject) : .exception(subject) || cancelled),
    ].filter { subject.offers($0.0) }
    for round in 0..<max(2, min(rounds, 1000) / 10) where round < 2 || record.hasTime {
      let calls = try answers.map { behavior, answer in
        let call = try call(behavior, placement: placements[round % 2], isCancelled: true)
        return (call, answer)
      }
      try await judge(calls, "cancelled before it begins")
    }
  }

  /// Checks a function that never returns: it is cancelled when it waits.
  fileprivate func expectCancelInFlight() async throws {
    let counter = Names.fresh("K20")
    let behavior = CallBehavior.never(counter: counter)
    guard subject.offers(behavior) else { return }
    for placement in placements {
      let before = try subject.counter(counter)
      let call = try call(behavior, placement: placement)
      try await waitUntilBegun(counter, before)
      try expect(call.observation.told.isEmpty, "no answer while it waits", call.line)
      try await concurrently(4) { try call.cancel() }
      try await judge([(call, .kind(.cancelled, subject))], "cancelled by four threads")
      guard let before else { continue }
      let after = try subject.counter(counter)
      try expect(
        after == before + 2, "an answer after the function's `finally`",
        "the counter of `finally` at \(after ?? 0), not \(before + 2): \(call.line)")
    }
  }

  /// Checks functions that go on after a cancel: what they then return or throw is the answer.
  fileprivate func expectLateAnswers() async throws {
    for placement in placements {
      let (gate, counter) = (Names.fresh("K20"), Names.fresh("K20"))
      let returning = CallBehavior.returnsAfterCancel(gate: gate, counter: counter, 11)
      if subject.offers(returning) {
        let call = try call(returning, placement: placement)
        try await waitUntilBegun(counter, 0)
        try call.cancel()
        try await Task.sleep(for: .milliseconds(5))
        try expect(
          call.observation.told.isEmpty, "no answer to a cancelled call that still runs", call.line)
        try subject.open(gate: gate)
        try await judge([(call, .value(11))])
      }
      let other = Names.fresh("K20")
      let throwing = CallBehavior.throwsAfterCancel(counter: other)
      if subject.offers(throwing) {
        let call = try call(throwing, placement: placement)
        try await waitUntilBegun(other, 0)
        try call.cancel()
        try await judge([(call, .exception(subject))])
      }
    }
  }
}
