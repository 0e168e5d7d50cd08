/// What a line of a subject says of a subscription.
enum PipedEvent: Sendable {
  case observed(ObservedEvent)
  /// The answer to a cancel.
  case cancelled

  /// Nil for a line that says nothing of the kind.
  init?(_ line: SubjectLine) {
    switch (line.word, line.fields.count) {
    case ("element", 2):
      guard let value = line.number(1) else { return nil }
      self = .observed(.element(value))
    case ("end", 1): self = .observed(.completed)
    case ("cancelled", 1): self = .cancelled
    case ("released", 1): self = .observed(.released(nil))
    case ("released", 3...):
      guard let failure = Self.failure(line.fields.dropFirst()) else { return nil }
      self = .observed(.released(failure))
    case ("failure", 3...):
      guard let failure = Self.failure(line.fields.dropFirst()) else { return nil }
      self = .observed(.failed(failure))
    default: return nil
    }
  }

  /// Reads `KIND MESSAGE [CLASS CAUSE…]`.
  private static func failure(_ fields: ArraySlice<String>) -> ObservedFailure? {
    let fields = Array(fields)
    guard let kind = ObservedFailure.Kind(rawValue: fields[0]) else { return nil }
    return ObservedFailure(
      kind, message: fields[1], typeName: fields.count > 2 ? fields[2] : nil,
      causes: Array(fields.dropFirst(3)))
  }
}
