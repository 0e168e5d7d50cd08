/// An entry in the history of a subscription or call: what the consumer received, or what the check
/// did.
public enum ObservedEvent: Hashable, Sendable {
  /// An element has come.
  case element(Int64)
  /// The flow has completed.
  case completed
  /// The flow or call has failed.
  case failed(ObservedFailure)
  /// The job has ended, with a failure if one came after the consumer's cancel.
  case released(ObservedFailure?)
  /// A callback began before another one of the same subscription had returned.
  case overlap
  /// This count of elements came here, and the history did not keep them.
  case left(Int64)
  /// The check did this.
  case mark(Mark)

  /// A step of the check.
  public enum Mark: String, Sendable, CaseIterable {
    /// `subscribe` has returned.
    case subscribed = "subscribe returned"
    /// `subscribe` has returned NULL for the job, which `cancel` then gets.
    case subscribedToNull = "subscribe returned NULL"
    /// The check is about to call `cancel`.
    case cancelling = "cancel called"
    /// `cancel` has returned.
    case cancelled = "cancel returned"
    /// A second look, inside the callback of a failure, found another message than the first.
    case changedMessage = "the message changed"
  }

  /// Whether the event is an element.
  public var isElement: Bool { if case .element = self { true } else { false } }

  /// Whether the event is an element of a flow that counts, this one or a later one.
  func isElement(atLeast index: Int64) -> Bool {
    if case .element(let value) = self { value >= index } else { false }
  }

  /// Whether the event ends a flow or call for its consumer.
  public var isTerminal: Bool {
    switch self {
    case .completed, .failed: true
    case .element, .released, .overlap, .left, .mark: false
    }
  }

  /// Whether the event is the release.
  public var isRelease: Bool { if case .released = self { true } else { false } }
}

extension ObservedEvent: CustomStringConvertible {
  public var description: String {
    switch self {
    case .element(let value): "\(value)"
    case .completed: "completed"
    case .failed(let failure): "\(failure)"
    case .released(nil): "released"
    case .released(let failure?): "released(\(failure))"
    case .overlap: "(overlap)"
    case .left(let count): "(\(count) elements more)"
    case .mark(let mark): "[\(mark.rawValue)]"
    }
  }
}

extension ObservedEvent {
  /// The elements that a flow which counts emits first.
  static func elements(_ count: Int64) -> [ObservedEvent] { (0..<count).map { .element($0) } }
}

extension [ObservedEvent] {
  /// The entries that the consumer received.
  var told: [ObservedEvent] {
    filter { if case .mark = $0 { false } else { true } }
  }

  /// The history as one line, without the middle if it is long.
  public var line: String {
    isEmpty ? "nothing arrived" : ObservedEvent.line(of: map(\.description))
  }
}

extension ObservedEvent {
  /// Joins the texts of a history to one line, without the middle if it is long.
  static func line(of texts: [String]) -> String {
    if texts.count <= 40 { return texts.joined(separator: " ") }
    return (texts.prefix(15) + ["… \(texts.count - 30) more …"] + texts.suffix(15))
      .joined(separator: " ")
  }
}
