import KotlinBridgeLocks

/// The observer of a call with a completion handler.
///
/// The handler is called once, and not before the function that makes the call is about to return:
/// its caller may hold a lock that the handler takes. `lock` protects what is mutable, and is
/// released before the handler is called.
final class CompletionCall<Value: KotlinValue>: CallObserver, @unchecked Sendable {
  typealias Completion = @Sendable (Result<Value, KotlinError>) -> Void

  private let lock = Lock()
  private let state: JobState
  private let cases: CaseTable
  private var machine = CompletionStateMachine()
  // Both until the handler is called, for the thread that makes the call may release this object
  // last.
  private var completion: Completion?
  private var answer: Result<Value, KotlinError>?

  init(state: JobState, cases: CaseTable, completion: @escaping Completion) {
    self.state = state
    self.cases = cases
    self.completion = completion
  }

  /// The function that makes the call is about to return. A task tells an answer that came before.
  ///
  /// From here on other threads may call the handler, although this thread has not returned yet.
  /// Nobody can notice: a thread may be interrupted between its return and what its caller does
  /// next.
  func callIsMade() {
    if lock.withLock({ machine.made() }) { Task.detached { self.tell() } }
  }

  override func returned(_ value: UnsafeRawBufferPointer) {
    answered(Result { () throws(KotlinError) in try Value(whole: value, cases.lent) })
  }

  override func failed(_ error: KotlinError) {
    answered(.failure(error))
  }

  override func released() {
    switch lock.withLock({ machine.released() }) {
    case .wait: break
    case .answer: failed(.unanswered)
    case .endJob: state.released(unseen: nil)
    }
  }

  private func answered(_ answer: Result<Value, KotlinError>) {
    let action = lock.withLock {
      let action = machine.answered()
      if action != .ignore { self.answer = answer }
      return action
    }
    if action == .tell { tell() }
  }

  /// Calls the handler, unless another thread has. Ends the job if C has released it meanwhile.
  private func tell() {
    let told = lock.withLock {
      machine.tell() ? (completion: completion.take(), answer: answer.take()) : nil
    }
    guard let completion = told?.completion, let answer = told?.answer else { return }
    completion(answer)
    if lock.withLock({ machine.told() }) { state.released(unseen: nil) }
  }
}

extension KotlinJob {
  /// The job of a call that could not be made. The handler gets the error as its answer.
  static func refused<Value: KotlinValue>(
    _ error: KotlinError, completion: @escaping @Sendable (Result<Value, KotlinError>) -> Void
  ) -> KotlinJob {
    let job = KotlinJob(table: nil, cancelsWhenDropped: false)
    let call = CompletionCall<Value>(
      state: job.state, cases: CaseTable([]), completion: completion)
    call.failed(error)
    call.released()
    call.callIsMade()
    return job
  }
}
