extension KotlinError {
  /// The bridge was used against its contract. `message` says what was wrong and what to do.
  package static func misuse(_ message: String) -> KotlinError {
    KotlinError(code: .misuse, message: message)
  }

  /// A library broke the rule that every call is answered.
  static var unanswered: KotlinError { .misuse("the library ended a call without an answer") }

  /// A library broke the rule that a flow ends with a signal, unless it was cancelled.
  static var unended: KotlinError { .misuse("the library ended a subscription without a signal") }

  /// The error as the `async` forms throw it: a cancellation is `CancellationError` there.
  var asThrown: any Error {
    code == .cancelled ? CancellationError() : self
  }
}
