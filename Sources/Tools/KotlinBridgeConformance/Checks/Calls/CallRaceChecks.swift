import KotlinBridgeTools

extension CallCheck {
  /// The count of calls of a race that are under way at once.
  private var batch: Int { 32 }

  /// Cancels at a random moment around the answer.
  func raceCancelAgainstAnswer() async throws {
    let cancelled = Answer.kind(.cancelled, subject)
    let kinds: [(CallBehavior, Answer)] = [
      (.returnsLater(5), .value(5) || cancelled), (.yields(3), .value(3) || cancelled),
      (.throwsLater, .exception(subject) || cancelled), (.returns(6), .value(6) || cancelled),
    ].filter { subject.offers($0.0) }
    guard !kinds.isEmpty else { return }
    var random = random
    try await eachRound(by: batch) { rounds in
      let calls = try rounds.map { round in
        let (behavior, answer) = kinds[round % kinds.count]
        let call = try call(behavior, placement: round / kinds.count % 2 == 0 ? .usual : .caller)
        keepThreadBusy(random.moment())
        try call.cancel()
        return (call, answer)
      }
      try await judge(calls, "cancelled around its answer before round \(rounds.upperBound)")
    }
  }

  /// Cancels twice at once, at random moments around the one at which the function can go on.
  func raceCancelAgainstGate() async throws {
    guard subject.offers(.waits(gate: "", 9)) else { return }
    let either = Answer.value(9) || .kind(.cancelled, subject)
    var random = random
    // The fixtures keep the name of each gate.
    try await eachRound(atMost: 500, by: batch) { rounds in
      var calls: [(CheckedCall, Answer)] = []
      for round in rounds {
        let gate = Names.fresh("K20")
        let call = try call(.waits(gate: gate, 9), placement: round % 2 == 0 ? .usual : .caller)
        try await race(call, against: gate, pauses: (0..<3).map { _ in random.moment() })
        calls.append((call, either))
      }
      try await judge(
        calls, "cancelled around its gate's opening before round \(rounds.upperBound)")
    }
  }

  /// Opens a gate and cancels twice, each after a pause.
  private func race(
    _ call: CheckedCall, against gate: String, pauses: [Duration]
  ) async throws {
    let opening = Task.detached {
      keepThreadBusy(pauses[0])
      try subject.open(gate: gate)
    }
    let cancelling = Task.detached {
      keepThreadBusy(pauses[1])
      try call.cancel()
    }
    keepThreadBusy(pauses[2])
    try call.cancel()
    try await opening.value
    try await cancelling.value
  }
}
