extension Check {
  static let callResourceChecks: [Check] = [
    .call("K36") { check in
      let counter = Names.fresh("K36")
      let ways = try CallWay.all(counter, check)
      try await check.churn(ways, 200)
      let before = try check.subject.aliveAfterCollection()
      // Calls take longer than subscriptions, and there are several subjects: fewer still show a leak of 40 bytes.
      try await check.expectNothingKept(
        "calls by \(check.subject.name)", ways: ways.map(\.description),
        uses: 200 * ways.count...max(1000, check.usesOfEachWay / 2) * ways.count
      ) { uses, chosen, pause in
        try await check.churn(Array(ways[chosen]), uses / chosen.count)
        _ = try check.subject.aliveAfterCollection()
        pause()
      }
      try await check.wait(for: "as many jobs and handles as before: \(before, default: "")") {
        try check.subject.alive().map(\.withoutReferences) == before.map(\.withoutReferences)
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

extension Alive {
  fileprivate var withoutReferences: Alive {
    Alive(jobs: jobs, subscriptions: subscriptions, handles: handles, stableReferences: -1)
  }
}

/// A way in which a call ends.
private struct CallWay: CustomStringConvertible {
  /// Nil for a call in place whose answer is longer than its frame.
  let behavior: CallBehavior?
  let answer: Answer

  /// Those that the subject offers, at least one.
  static func all(_ counter: String, _ check: CallCheck) throws -> [CallWay] {
    let subject = check.subject
    let cancelled = Answer.kind(.cancelled, subject)
    let ways: [(CallBehavior, Answer)] = [
      (.returns(1), .value(1)), (.returnsLater(2), .value(2)),
      (.throwsAtOnce, .exception(subject)), (.throwsLater, .exception(subject)),
      (.timesOut, .kind(.timeout, subject)), (.cancelsItself, cancelled), (.dead, cancelled),
      (.never(counter: counter), cancelled),
    ]
    let offered = ways.filter { subject.offers($0.0) }.map { CallWay(behavior: $0, answer: $1) }
    if offered.isEmpty { throw NotOffered("functions that return, throw or wait") }
    return offered
      + (subject is TableCallSubject ? [CallWay(behavior: nil, answer: cancelled)] : [])
  }

  var description: String {
    switch behavior {
    case nil: "returns an answer that is longer than its frame"
    case .never: "never returns, and is cancelled"
    case let behavior?: "\(behavior)"
    }
  }
}

extension CallCheck {
  /// Makes this many calls of each kind.
  fileprivate func churn(_ ways: [CallWay], _ rounds: Int) async throws {
    let table = (subject as? TableCallSubject)?.library
    var left = rounds
    while left > 0, record.hasTime {
      let batch = min(left, 32)
      left -= batch
      var calls: [(CheckedCall, Answer)] = []
      for way in ways {
        for _ in 0..<batch {
          guard let behavior = way.behavior else {
            try table?.takeLongAnswer()
            continue
          }
          let call = try call(behavior)
          if case .never = behavior { try call.cancel() }
          calls.append((call, way.answer))
        }
      }
      try await judge(calls)
    }
  }
}
