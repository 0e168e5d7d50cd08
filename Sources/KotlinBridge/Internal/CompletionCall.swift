/// Calls a completion handler with the one answer, but not before the call that took it has returned.
///
/// `lock` protects all that is mutable; the handler is called after it is released.
final class CompletionCall<Value: KotlinValue>: CallObserver, @unchecked Sendable {
  typealias Completion = @Sendable (Result<Value, KotlinError>) -> Void

  private let lock = Lock()
  private let state: JobState
  private var completion: Completion?
  private var answer: Result<Value, KotlinError>?
  private var hasCallerReturned = false
  private var hasCompleted = false
  private var isReleased = false

  init(state: JobState, completion: @escaping Completion) {
    self.state = state
    self.completion = completion
  }

  /// The call returns to whoever made it. An answer that was there before is handed over by a task.
  func callerHasReturned() {
    let isEarly = lock.withLock {
      hasCallerReturned = true
      return answer != nil
    }
    if isEarly { Task.detached { self.proceed() } }
  }

  override func returned(_ value: UnsafeRawBufferPointer) {
    answered(
      Result { () throws(KotlinError) in try Value(whole: value) })
  }

  override func failed(_ error: KotlinError) {
    answered(.failure(error))
  }

  override func released() {
    lock.withLock {
      isReleased = true
      // A library that is right has answered.
      if answer == nil { answer = .failure(.unanswered) }
    }
    proceed()
  }

  private func answered(_ answer: Result<Value, KotlinError>) {
    let isLate = lock.withLock {
      if self.answer == nil { self.answer = answer }
      return hasCallerReturned
    }
    if isLate { proceed() }
  }

  /// Completes once, when the caller has returned, and then tells the end of the job.
  private func proceed() {
    let (completion, answer) = lock.withLock {
      guard hasCallerReturned else { return (nil as Completion?, self.answer) }
      defer { self.completion = nil }
      return (self.completion, self.answer)
    }
    if let completion, let answer { completion(answer) }
    let isOver = lock.withLock {
      // Not before the handler has returned, which another thread may be calling.
      if completion != nil { hasCompleted = true }
      return isReleased && hasCompleted
    }
    if isOver { state.released(unseen: nil) }
  }
}
