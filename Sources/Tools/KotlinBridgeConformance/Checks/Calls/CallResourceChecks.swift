extension Check {
  static let callResourceChecks: [Check] = [
    .call("K36") { check in
      let counter = Names.fresh("K36")
      let rounds = max(200, min(check.rounds * 4, 6_250))
      try await check.churn(min(rounds, 1000), counter)
      // An answer may come before the release, and the release before the job is counted no more.
      try await check.waitForNoJobs()
      let before = try check.subject.aliveAfterCollection()
      try await check.expectNothingKept(
        "calls by \(check.subject.name)", kinds: 5, uses: 1000...rounds * 5
      ) { uses, pause in
        try await check.churn(uses / 5, counter)
        _ = try check.subject.aliveAfterCollection()
        pause()
      }
      try await check.wait(for: "no more jobs and handles than before: \(before, default: "")") {
        guard let before, let now = try check.subject.alive() else { return true }
        return now.jobs <= before.jobs && now.subscriptions <= before.subscriptions
          && now.handles <= before.handles
      }
      if let before, let after = try check.subject.aliveAfterCollection() {
        try expect(
          after.stableReferences <= before.stableReferences + 5,
          "hardly more stable references than before, after a collection: \(before)", "\(after)")
      }
    },

    .call("K39") { check in
      let counter = Names.fresh("K39")
      let never = CallBehavior.never(counter: counter)
      guard check.subject.offers(never) else { throw NotOffered("a function 'never'") }
      for round in 0..<10 {
        // It lives for the rest of the process, and the check is how the process ends.
        _ = try check.call(never, placement: round % 2 == 0 ? .usual : .caller)
      }
      try await check.waitUntilBegun(counter, 9)
    },
  ]
}

extension CallCheck {
  /// Makes calls that return at once, return later, throw, and are cancelled: a round has one of
  /// each. By the C table, every eighth has an answer too long for its frame.
  fileprivate func churn(
    _ rounds: Int, _ counter: String
  ) async throws {
    let cancelled = Answer.kind(.cancelled, subject)
    let kinds: [(CallBehavior, Answer)] = [
      (.returns(1), .value(1)), (.returnsLater(2), .value(2)),
      (.throwsAtOnce, .exception(subject)), (.throwsLater, .exception(subject)),
      (.never(counter: counter), cancelled),
    ].filter { subject.offers($0.0) }
    if kinds.isEmpty { throw NotOffered("functions that return, throw or wait") }
    var left = rounds
    while left > 0, record.hasTime {
      let batch = min(left, 32)
      left -= batch
      if let table = subject as? TableCallSubject {
        for _ in 0...batch / 8 { try table.library.takeLongAnswer() }
      }
      let calls = try (0..<batch).flatMap { _ in
        try kinds.map { behavior, answer in
          let call = try call(behavior)
          if case .never = behavior { try call.cancel() }
          return (call, answer)
        }
      }
      try await judge(calls)
    }
  }
}
