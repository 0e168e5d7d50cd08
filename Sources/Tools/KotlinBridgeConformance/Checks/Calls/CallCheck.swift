/// A check of the functions of one subject, in one of the forms in which they are called.
struct CallCheck: RunningCheck {
  let subject: any CallSubject
  let settings: CheckSettings
  let record: CheckRecord

  func waitForNoJobs() async throws {
    try await waitForJobs("no live job", rule: nil, atMost: 0) { try subject.alive()?.jobs }
  }

  /// Waits until a function has raised its counter. Where nobody counts, waits a while.
  func waitUntilBegun(_ counter: String, _ before: Int64?) async throws {
    guard try subject.counter(counter) != nil else { return try await Task.sleep(for: calm) }
    try await wait(for: "a function that begins") {
      try subject.counter(counter) ?? 0 > before ?? 0
    }
  }

  /// Makes a call whose history the result keeps.
  func call(
    _ behavior: CallBehavior, placement: Placement = .usual, isCancelled: Bool = false
  ) throws -> CheckedCall {
    try CheckedCall(subject, behavior, placement: placement, isCancelled: isCancelled)
  }

  /// Waits for the answer of each call. Fails unless it is the only one and right. Disposes of the
  /// calls.
  ///
  /// - Parameter what: what was done to the calls, for the failure.
  func judge(_ calls: [(call: CheckedCall, answer: Answer)], _ what: String = "") async throws {
    func expected(_ call: CheckedCall, _ answer: Answer) -> String {
      "one answer from a call that \(call.behavior)\(what.isEmpty ? "" : ", \(what)"): \(answer.words), "
        + "and nothing else but its release"
    }
    for (call, answer) in calls {
      try await wait(call.observation, for: expected(call, answer), until: call.isOver)
    }
    // A callback that comes too late to be right needs time to come.
    try await Task.sleep(for: .milliseconds(1))
    for (call, answer) in calls where !(call.answer.map(answer.isRight) ?? false) {
      throw CheckFailure(expected: expected(call, answer), observed: call.line)
    }
    for (call, _) in calls { call.dispose() }
  }
}

extension Check {
  /// A check of functions, which runs for each form in which they are called.
  static func call(
    _ rule: String, _ body: @escaping @Sendable (CallCheck) async throws -> Void
  ) -> Check {
    Check(rule: rule, forms: [.call]) { subject, settings, record in
      guard case .call(let subjects) = subject else { throw NotOffered("the fixtures' functions") }
      for subject in subjects {
        do {
          try await body(CallCheck(subject: subject, settings: settings, record: record))
        } catch var failure as CheckFailure {
          failure.observed = "\(subject.name): \(failure.observed)"
          throw failure
        }
      }
    }
  }
}
