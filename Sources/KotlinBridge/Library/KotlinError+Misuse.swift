extension KotlinError {
  /// The bridge was used against its contract. `message` says what was wrong and what to do.
  package static func misuse(_ message: String) -> KotlinError {
    KotlinError(code: .misuse, message: message)
  }

  /// What a call gets for its answer that the library has ended without one.
  static let unanswered = misuse("the library ended a call without an answer")

  /// What a flow ends with that the library has ended silently.
  static let unended = misuse("the library ended a flow without saying how")

  /// The error as the `async` forms throw it: a cancellation is `CancellationError` there.
  @usableFromInline var asThrown: any Error {
    code == .cancelled ? CancellationError() : self
  }
}
