extension KotlinError {
  /// The bridge was used against its contract. `message` says what was wrong and what to do.
  package static func misuse(_ message: String) -> KotlinError {
    KotlinError(code: .misuse, message: message)
  }

  /// The error as the `async` forms throw it: a cancellation is `CancellationError` there.
  var asThrown: any Error {
    code == .cancelled ? CancellationError() : self
  }
}
