/// Calls a completion handler with the one answer: never inside the call that takes it, for the caller
/// may hold a lock that the handler wants, and not before the call is made.
///
/// `lock` protects all that is mutable; the handler is called after it is released.
final class CompletionCall<Value: KotlinValue>: CallObserver, @unchecked Sendable {
  typealias Completion = @Sendable (Result<Value, KotlinError>) -> Void

  private let lock = Lock()
  private let state: JobState
  private let cases: CaseTable
  private var completion: Completion?
  /// Until it is handed over: the thread that makes the call may be the last to let go of this object.
  private var answer: Result<Value, KotlinError>?
  private var isMade = false
  private var hasCompleted = false
  private var isReleased = false

  init(state: JobState, cases: CaseTable, completion: @escaping Completion) {
    self.state = state
    self.cases = cases
    self.completion = completion
  }

  /// The job is complete, and all that is left of the call is its return. An answer that was there
  /// before is handed over by a task, for this thread is still inside the call.
  ///
  /// Other threads may call the handler from here on. Nothing can hold them until the return is over,
  /// and nobody could tell: the caller may be interrupted between it and whatever it does next.
  func callIsMade() {
    let isEarly = lock.withLock {
      isMade = true
      return answer != nil
    }
    if isEarly { Task.detached { self.proceed() } }
  }

  override func returned(_ value: UnsafeRawBufferPointer) {
    answered(
      Result { () throws(KotlinError) in try Value(whole: value, cases) })
  }

  override func failed(_ error: KotlinError) {
    answered(.failure(error))
  }

  override func released() {
    lock.withLock {
      isReleased = true
      // A library that is right has answered.
      if completion != nil, answer == nil { answer = .failure(.unanswered) }
    }
    proceed()
  }

  private func answered(_ answer: Result<Value, KotlinError>) {
    let isLate = lock.withLock {
      if completion != nil, self.answer == nil { self.answer = answer }
      return isMade
    }
    if isLate { proceed() }
  }

  /// Completes once, when the call is made, and then tells the end of the job.
  private func proceed() {
    let (completion, answer) = lock.withLock {
      isMade ? (self.completion.take(), self.answer.take()) : (nil, nil)
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
