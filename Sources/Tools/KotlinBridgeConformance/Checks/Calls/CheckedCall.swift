/// A call that a check has made, and its history.
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

  /// Whether the answer has come, and the release if the call tells it.
  func isOver(_ events: [ObservedEvent]) -> Bool {
    events.contains(where: \.isAnswer)
      && (!call.tellsRelease || events.contains(where: \.isRelease))
  }

  /// The answer, if only the answer and the release have come; else nil.
  var answer: ObservedEvent? {
    let told = observation.told
    guard let first = told.first, first.isAnswer else { return nil }
    return told.dropFirst() == (call.tellsRelease ? [.released(nil)] : []) ? first : nil
  }

  var line: String { observation.events.line }
}

extension ObservedEvent {
  /// Whether the event answers a call.
  var isAnswer: Bool { isElement || isTerminal }

  func isFailure(_ kind: ObservedFailure.Kind) -> Bool {
    if case .failed(let failure) = self { failure.kind == kind } else { false }
  }
}

/// The answers that are right for a call, in words and as a test.
struct Answer: Sendable {
  let words: String
  let isRight: @Sendable (ObservedEvent) -> Bool

  static func value(_ value: Int64) -> Answer {
    Answer(words: "\(value)") { $0 == .element(value) }
  }

  /// An exception of the fixtures, with the details that the subject tells.
  static func exception(_ subject: any CallSubject) -> Answer {
    let tellsDetails = subject.abilities.contains(.failureDetails)
    return Answer(words: "failed(\(FixtureText.message)) with its class and causes") {
      guard case .failed(let failure) = $0, kind(.failed, subject).isRight($0) else { return false }
      if !tellsDetails { return !failure.message.isEmpty }
      return failure.message == FixtureText.message && failure.typeName?.isEmpty == false
        && !failure.causes.isEmpty
    }
  }

  /// A failure of this kind; of any kind if the subject does not tell kinds.
  static func kind(_ kind: ObservedFailure.Kind, _ subject: any CallSubject) -> Answer {
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
