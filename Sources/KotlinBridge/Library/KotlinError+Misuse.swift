extension KotlinError {
  /// An error of the caller. `message` says what is wrong and what to do.
  package static func misuse(_ message: String) -> KotlinError {
    KotlinError(code: .misuse, message: message)
  }

  /// The answer of a call that the library has ended without one.
  static let unanswered = misuse("the library ended a call without an answer")

  /// The end of a flow that the library has ended without one.
  static let unended = misuse("the library ended a flow without saying how")

  /// The error that the `async` forms throw: `CancellationError` for a cancellation, and an error of Swift's
  /// that Kotlin passes on as itself.
  @usableFromInline var asThrown: any Error {
    code == .cancelled ? CancellationError() : passedOn
  }

  /// The error of Swift's that Kotlin passes on, else this one.
  @usableFromInline var passedOn: any Error { swiftError ?? self }
}
