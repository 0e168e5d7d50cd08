import KotlinBridgeToolSupport

extension CheckContext {
  /// How many calls of a race are under way at once.
  private var batch: Int { 32 }

  /// Cancels at a random moment around the answer.
  func raceCancelAgainstAnswer(_ subject: any CallSubject) async throws {
    let cancelled = Answer.kind(.cancelled, subject)
    let kinds: [(CallBehavior, Answer)] = [
      (.returnsLater(5), .value(5) || cancelled), (.yields(3), .value(3) || cancelled),
      (.throwsLater, .exception(subject) || cancelled), (.returns(6), .value(6) || cancelled),
    ].filter { subject.offers($0.0) }
    guard !kinds.isEmpty else { return }
    var random = SeededGenerator(seed: seed)
    var calls: [(CheckedCall, Answer)] = []
    for round in 0..<rounds {
      let (behavior, answer) = kinds[round % kinds.count]
      let call = try CheckedCall(
        subject, behavior, placement: round / kinds.count % 2 == 0 ? .usual : .caller)
      spin(.nanoseconds(Int64.random(in: 0..<20_000, using: &random)))
      try call.cancel()
      calls.append((call, answer))
      if calls.count == batch || round == rounds - 1 {
        try await expect(calls, "cancelled around its answer before round \(round + 1)")
        calls = []
      }
    }
  }

  /// Cancels, twice at once, at a random moment around the one at which the function can go on.
  func raceCancelAgainstGate(_ subject: any CallSubject) async throws {
    guard subject.offers(.waits(gate: "", 9)) else { return }
    let either = Answer.value(9) || .kind(.cancelled, subject)
    var random = SeededGenerator(seed: seed)
    var calls: [(CheckedCall, Answer)] = []
    // Each gate is a name that the fixtures keep.
    let rounds = min(rounds, 500)
    for round in 0..<rounds {
      let gate = Names.fresh("K20")
      let call = try CheckedCall(
        subject, .waits(gate: gate, 9), placement: round % 2 == 0 ? .usual : .caller)
      let pauses = (0..<3).map { _ in
        Duration.nanoseconds(Int64.random(in: 0..<20_000, using: &random))
      }
      let opening = Task.detached {
        spin(pauses[0])
        try subject.open(gate: gate)
      }
      let cancelling = Task.detached {
        spin(pauses[1])
        try call.cancel()
      }
      spin(pauses[2])
      try call.cancel()
      try await opening.value
      try await cancelling.value
      calls.append((call, either))
      if calls.count == batch || round == rounds - 1 {
        try await expect(calls, "cancelled around its gate's opening before round \(round + 1)")
        calls = []
      }
    }
  }
}
