import KotlinBridge

extension KotlinError {
  /// The error that Swift gets when fake Kotlin code throws this one.
  init(thrown error: any Error) {
    switch error {
    case let error as KotlinError: self = error
    case let error as any KotlinException: self = error.kotlinError
    case is CancellationError: self = .selfCancelled
    default:
      self.init(code: .failed, typeName: String(reflecting: type(of: error)), message: "\(error)")
    }
  }

  /// The error with which Kotlin code ends that cancels itself.
  static var selfCancelled: KotlinError {
    KotlinError(
      code: .cancelled, typeName: "kotlinx.coroutines.JobCancellationException",
      message: "Job was cancelled")
  }
}
