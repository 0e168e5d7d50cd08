extension Check {
  static let callResourceChecks: [Check] = [
    .call("K36") { subject, context in
      let counter = Names.fresh("K36")
      let rounds = max(200, min(context.rounds * 4, 6_250))
      try await context.churn(subject, min(rounds, 1000), counter)
      let before = try subject.aliveAfterCollection()
      try await context.expectNothingKept("calls by \(subject.name)", uses: rounds * 4) {
        try await context.churn(subject, rounds, counter)
        _ = try subject.aliveAfterCollection()
      }
      try await context.wait(for: "as many jobs and handles as before: \(before, default: "")") {
        try subject.alive().map(\.withoutReferences) == before.map(\.withoutReferences)
      }
      if let before, let after = try subject.aliveAfterCollection() {
        try context.expect(
          after.stableReferences <= before.stableReferences + 5,
          "hardly more stable references than before, after a collection: \(before)", "\(after)")
      }
    },

    .call("K39") { subject, context in
      let counter = Names.fresh("K39")
      let never = CallBehavior.never(counter: counter)
      guard subject.offers(never) else { throw NotOffered("a function 'never'") }
      for round in 0..<10 {
        // Nobody disposes of it: it lives for the rest of the process, whose end is the check.
        _ = try CheckedCall(subject, never, placement: round % 2 == 0 ? .usual : .caller)
      }
      try await context.waitUntilBegun(subject, counter, 9)
    },
  ]
}

extension Alive {
  fileprivate var withoutReferences: Alive {
    Alive(jobs: jobs, subscriptions: subscriptions, handles: handles, stableReferences: -1)
  }
}

extension CheckContext {
  /// So many calls that return at once, return later, throw, and are cancelled.
  fileprivate func churn(
    _ subject: any CallSubject, _ rounds: Int, _ counter: String
  ) async throws {
    let cancelled = Answer.kind(.cancelled, subject)
    let kinds: [(CallBehavior, Answer)] = [
      (.returns(1), .value(1)), (.returnsLater(2), .value(2)),
      (.throwsLater, .exception(subject)), (.never(counter: counter), cancelled),
    ].filter { subject.offers($0.0) }
    if kinds.isEmpty { throw NotOffered("functions that return, throw or wait") }
    var left = rounds
    while left > 0 {
      let batch = min(left, 8)
      left -= batch
      let calls = try (0..<batch).flatMap { _ in
        try kinds.map { behavior, answer in
          let call = try CheckedCall(subject, behavior)
          if case .never = behavior { try call.cancel() }
          return (call, answer)
        }
      }
      try await expect(calls)
    }
  }
}
