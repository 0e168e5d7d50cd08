/// What a consumer was told, or what the check did meanwhile.
public enum Event: Hashable, Sendable {
  case element(Int64)
  case completed
  case failed(Failure)
  /// The job has ended; with the failure that came after the consumer's cancel.
  case released(Failure?)
  /// A callback began while another one of the same subscription had not returned.
  case overlap
  /// What the check did.
  case mark(Mark)

  public enum Mark: String, Sendable {
    case subscribed = "subscribe returned"
    case cancelling = "cancel called"
    case cancelled = "cancel returned"
  }

  public var isElement: Bool { if case .element = self { true } else { false } }

  public var isTerminal: Bool {
    switch self {
    case .completed, .failed: true
    case .element, .released, .overlap, .mark: false
    }
  }

  public var isRelease: Bool { if case .released = self { true } else { false } }
}

extension Event: CustomStringConvertible {
  public var description: String {
    switch self {
    case .element(let value): "\(value)"
    case .completed: "completed"
    case .failed(let failure): "\(failure)"
    case .released(nil): "released"
    case .released(let failure?): "released(\(failure))"
    case .overlap: "(overlap)"
    case .mark(let mark): "[\(mark.rawValue)]"
    }
  }
}

extension [Event] {
  /// What the consumer was told, without what the check did.
  var told: [Event] {
    filter { if case .mark = $0 { false } else { true } }
  }

  /// The history as one line; the middle of a long one is left out.
  public var line: String {
    let texts = map(\.description)
    if texts.count <= 40 { return texts.joined(separator: " ") }
    return (texts.prefix(15) + ["… \(texts.count - 30) more …"] + texts.suffix(15))
      .joined(separator: " ")
  }
}
