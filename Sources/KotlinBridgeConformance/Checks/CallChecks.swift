extension Check {
  static let callChecks: [Check] = [
    .call("K20") { subject, context in
      try await context.expectAnswers(subject)
      try await context.expectAnswersWhenCancelledBefore(subject)
      try await context.expectCancelInFlight(subject)
      try await context.expectLateAnswers(subject)
      try await context.raceCancelAgainstAnswer(subject)
      try await context.raceCancelAgainstGate(subject)
      try await context.waitForNoJobs(subject)
    }
  ]

  /// A check of functions, run for each of the forms in which they are called.
  static func call(
    _ rule: String,
    _ body: @escaping @Sendable (any CallSubject, CheckContext) async throws -> Void
  ) -> Check {
    Check(rule: rule, forms: [.call]) { subject, context in
      guard case .call(let subjects) = subject else {
        return try await runDeclared(rule, subject, context, needed: "the fixtures' functions")
      }
      for subject in subjects {
        do {
          try await body(subject, context)
        } catch let failure as CheckFailure {
          throw CheckFailure(
            expected: failure.expected, observed: "\(subject.name): \(failure.observed)")
        }
      }
    }
  }
}

extension CheckContext {
  private var placements: [Placement] { [.usual, .caller] }

  func waitForNoJobs(_ subject: any CallSubject) async throws {
    guard try subject.alive() != nil else { return }
    try await wait(for: "no live job") { try subject.alive()?.jobs == 0 }
  }

  /// Calls that are cancelled after their answer, or not at all.
  fileprivate func expectAnswers(_ subject: any CallSubject) async throws {
    let answers: [(CallBehavior, Answer)] = [
      (.returns(42), .value(42)), (.returnsLater(7), .value(7)), (.yields(200), .value(200)),
      (.throwsAtOnce, .exception(subject)), (.throwsLater, .exception(subject)),
      (.timesOut, .kind(.timeout, subject)), (.cancelsItself, .kind(.cancelled, subject)),
      (.dead, .kind(.cancelled, subject)),
    ]
    for placement in placements {
      let calls = try answers.filter { subject.offers($0.0) }.map { behavior, answer in
        (try CheckedCall(subject, behavior, placement: placement), answer)
      }
      if calls.isEmpty { throw NotOffered("functions") }
      for (call, _) in calls {
        try await wait(
          call.observation, for: "an answer of a call that \(call.behavior)", until: call.isOver)
      }
      try await Task.sleep(for: calm)
      for (call, _) in calls {
        for _ in 0..<2 { try call.cancel() }
      }
      try await Task.sleep(for: calm)
      try await expect(calls, "cancelled after its answer")
    }
  }

  /// Calls that are cancelled before their code has run.
  fileprivate func expectAnswersWhenCancelledBefore(_ subject: any CallSubject) async throws {
    let counter = Names.fresh("K20")
    let cancelled = Answer.kind(.cancelled, subject)
    let hasValue = subject.abilities.contains(.valueWhenCancelledBefore)
    let answers: [(CallBehavior, Answer)] = [
      (.never(counter: counter), cancelled),
      (.returns(3), hasValue ? .value(3) : .value(3) || cancelled),
      (.returnsLater(4), .value(4) || cancelled),
      (.throwsAtOnce, hasValue ? .exception(subject) : .exception(subject) || cancelled),
    ].filter { subject.offers($0.0) }
    for round in 0..<max(2, min(rounds, 1000) / 10) {
      let calls = try answers.map { behavior, answer in
        let call = try CheckedCall(
          subject, behavior, placement: placements[round % 2], isCancelled: true)
        return (call, answer)
      }
      try await expect(calls, "cancelled before it begins")
    }
  }

  /// A function that never returns, cancelled once it waits.
  fileprivate func expectCancelInFlight(_ subject: any CallSubject) async throws {
    let counter = Names.fresh("K20")
    let behavior = CallBehavior.never(counter: counter)
    guard subject.offers(behavior) else { return }
    for placement in placements {
      let before = try subject.counter(counter)
      let call = try CheckedCall(subject, behavior, placement: placement)
      try await waitUntilBegun(subject, counter, before)
      try expect(call.observation.told.isEmpty, "no answer while it waits", call.line)
      try await concurrently(4) { try call.cancel() }
      try await expect([(call, .kind(.cancelled, subject))], "cancelled by four threads")
      guard let before else { continue }
      let after = try subject.counter(counter)
      try expect(
        after == before + 2, "an answer after the function's `finally`",
        "the counter of `finally` at \(after ?? 0) and not \(before + 2): \(call.line)")
    }
  }

  /// Functions that go on after a cancel: what they then return or throw is the answer.
  fileprivate func expectLateAnswers(_ subject: any CallSubject) async throws {
    for placement in placements {
      let (gate, counter) = (Names.fresh("K20"), Names.fresh("K20"))
      let returning = CallBehavior.returnsAfterCancel(gate: gate, counter: counter, 11)
      if subject.offers(returning) {
        let call = try CheckedCall(subject, returning, placement: placement)
        try await waitUntilBegun(subject, counter, 0)
        try call.cancel()
        try await Task.sleep(for: .milliseconds(5))
        try expect(
          call.observation.told.isEmpty, "no answer to a cancelled call that still runs", call.line)
        try subject.open(gate: gate)
        try await expect([(call, .value(11))])
      }
      let other = Names.fresh("K20")
      let throwing = CallBehavior.throwsAfterCancel(counter: other)
      if subject.offers(throwing) {
        let call = try CheckedCall(subject, throwing, placement: placement)
        try await waitUntilBegun(subject, other, 0)
        try call.cancel()
        try await expect([(call, .exception(subject))])
      }
    }
  }

  /// Waits until a function has raised its counter; where nobody counts, a while.
  func waitUntilBegun(
    _ subject: any CallSubject, _ counter: String, _ before: Int64?
  ) async throws {
    guard try subject.counter(counter) != nil else { return try await Task.sleep(for: calm) }
    try await wait(for: "a function that begins") {
      try subject.counter(counter) ?? 0 > before ?? 0
    }
  }
}
