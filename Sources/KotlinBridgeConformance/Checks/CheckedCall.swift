/// A call that a check has made, and what was told of it.
struct CheckedCall: Sendable {
  let behavior: CallBehavior
  let observation: Observation
  private let call: any RunningCall

  init(
    _ subject: any CallSubject, _ behavior: CallBehavior, placement: Placement = .usual,
    isCancelled: Bool = false
  ) throws {
    self.behavior = behavior
    observation = Observation()
    call = try subject.call(
      behavior, placement: placement, isCancelled: isCancelled, telling: observation)
  }

  func cancel() throws {
    observation.mark(.cancelling)
    try call.cancel()
    observation.mark(.cancelled)
  }

  func dispose() { call.dispose() }

  /// Whether the answer has been told, and the release where that is told.
  func isOver(_ events: [Event]) -> Bool {
    events.contains(where: \.isAnswer)
      && (!call.tellsRelease || events.contains(where: \.isRelease))
  }

  /// The only thing that was told besides the release, or nil if that is not so.
  var answer: Event? {
    let told = observation.told
    guard let first = told.first, first.isAnswer else { return nil }
    return told.dropFirst() == (call.tellsRelease ? [.released(nil)] : []) ? first : nil
  }

  var line: String { observation.events.line }
}

extension Event {
  /// Whether it answers a call.
  var isAnswer: Bool { isElement || isTerminal }

  func isFailure(_ kind: Failure.Kind) -> Bool {
    if case .failed(let failure) = self { failure.kind == kind } else { false }
  }
}

/// What a call may be answered with, in words and as a test.
struct Answer: Sendable {
  let words: String
  let isRight: @Sendable (Event) -> Bool

  static func value(_ value: Int64) -> Answer {
    Answer(words: "\(value)") { $0 == .element(value) }
  }

  /// An exception of the fixtures, as far as the subject tells its details.
  static func exception(_ subject: any CallSubject) -> Answer {
    let tellsDetails = subject.abilities.contains(.failureDetails)
    return Answer(words: "failed(\(FixtureFlow.message)) with its class and causes") {
      guard case .failed(let failure) = $0, kind(.failed, subject).isRight($0) else { return false }
      if !tellsDetails { return !failure.message.isEmpty }
      return failure.message == FixtureFlow.message && failure.typeName?.isEmpty == false
        && !failure.causes.isEmpty
    }
  }

  /// A failure of this kind, where the subject tells kinds.
  static func kind(_ kind: Failure.Kind, _ subject: any CallSubject) -> Answer {
    let tellsKinds = subject.abilities.contains(.failureKinds)
    return Answer(words: kind.rawValue) {
      if case .failed(let failure) = $0, failure.kind != .misuse {
        !tellsKinds || failure.kind == kind
      } else {
        false
      }
    }
  }

  static func || (left: Answer, right: Answer) -> Answer {
    Answer(words: "\(left.words) or \(right.words)") { left.isRight($0) || right.isRight($0) }
  }
}

extension CheckContext {
  /// Waits for the answer of each and fails unless it is the only one and right. Disposes of them.
  ///
  /// - Parameter what: what was done to the calls, for the failure.
  func expect(_ calls: [(call: CheckedCall, answer: Answer)], _ what: String = "") async throws {
    func expected(_ call: CheckedCall, _ answer: Answer) -> String {
      "one answer of a call that \(call.behavior)\(what.isEmpty ? "" : ", \(what)"): \(answer.words), "
        + "and nothing else but its release"
    }
    for (call, answer) in calls {
      try await wait(call.observation, for: expected(call, answer), until: call.isOver)
    }
    // What comes too late to be right must have time to come.
    try await Task.sleep(for: .milliseconds(1))
    for (call, answer) in calls {
      let isRight = call.answer.map(answer.isRight) ?? false
      try expect(isRight, expected(call, answer), call.line)
    }
    for (call, _) in calls { call.dispose() }
  }
}
