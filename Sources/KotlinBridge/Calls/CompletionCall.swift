import KotlinBridgeLocks
import Synchronization

/// The observer of a call with a completion handler.
///
/// The handler is called once, and not before the function that makes the call is about to return:
/// its caller may hold a lock that the handler takes. `lock` protects what is mutable, and is
/// released before the handler is called.
final class CompletionCall<Value: KotlinValue>: CallObserver, @unchecked Sendable {
  private let lock = Lock()
  private let state: JobState
  /// The module of generated code, which objects in the answer refer to.
  private let module: Unmanaged<AnyObject>?
  private var machine = CompletionStateMachine()
  /// What the machine knows, too, for a thread that waits for it without the lock.
  private let isMade = Atomic(false)
  private let caller = System.thread
  // Both until the handler is called, for the thread that makes the call may release this object
  // last.
  private var completion: KotlinCompletion<Value>?
  private var answer: Result<Value, KotlinError>?

  init(
    state: JobState, module: Unmanaged<AnyObject>? = nil,
    completion: @escaping KotlinCompletion<Value>
  ) {
    self.state = state
    self.module = module
    self.completion = completion
  }

  /// The function that makes the call is about to return. A new thread delivers an answer that came
  /// before: a task's thread would be missing to all tasks while the handler blocks.
  ///
  /// From here on other threads may call the handler, although this thread has not returned yet.
  /// Nobody can notice: a thread may be interrupted between its return and what its caller does
  /// next.
  func callIsMade() {
    let isKept = lock.withLock { machine.made() }
    isMade.store(true, ordering: .releasing)
    guard isKept else { return }
    if !System.runOnNewThread({ self.tell() }) { Task.detached { self.tell() } }
  }

  override func returned(_ value: UnsafeRawBufferPointer) {
    answered(Result { () throws(KotlinError) in try Value(whole: value, of: module) })
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
    awaitCall()
    let action = lock.withLock {
      let action = machine.answered()
      if action != .ignore { self.answer = answer }
      return action
    }
    if action == .tell { tell() }
  }

  /// A thread of Kotlin's may answer before the call has returned. If it gives way a few times, it can
  /// deliver the answer itself, and no thread has to be made for that.
  private func awaitCall() {
    if System.thread == caller { return }
    for _ in 0..<16 where !isMade.load(ordering: .acquiring) { System.giveWay() }
  }

  /// Calls the handler, unless another thread has. Ends the job if C has released it meanwhile.
  private func tell() {
    guard callHandler() else { return }
    if lock.withLock({ machine.told() }) { state.released(unseen: nil) }
  }

  /// Calls the handler, and has released it when this returns. False if another thread has called
  /// it.
  private func callHandler() -> Bool {
    let told = lock.withLock {
      machine.tell() ? (completion: completion.take(), answer: answer.take()) : nil
    }
    guard let completion = told?.completion, let answer = told?.answer else { return false }
    completion(answer)
    return true
  }
}

extension KotlinJob {
  /// Makes a call with a completion handler. `start` returns the job, or 0 if the call has been
  /// answered.
  static func calling<Value: KotlinValue>(
    _ table: TracedTable, module: Unmanaged<AnyObject>,
    completion: @escaping KotlinCompletion<Value>,
    start: (CallObserver) throws(KotlinError) -> UInt64
  ) -> KotlinJob {
    let job = KotlinJob(table: .library(table), cancelsWhenDropped: false)
    let call = CompletionCall<Value>(state: job.state, module: module, completion: completion)
    do throws(KotlinError) {
      job.state.started(try start(call))
    } catch {
      return .refused(error, completion: completion)
    }
    call.callIsMade()
    return job
  }

  /// The job of a call that could not be made. The handler gets the error as its answer.
  static func refused<Value: KotlinValue>(
    _ error: KotlinError, completion: @escaping KotlinCompletion<Value>
  ) -> KotlinJob {
    let job = KotlinJob(table: nil, cancelsWhenDropped: false)
    let call = CompletionCall<Value>(state: job.state, completion: completion)
    call.failed(error)
    call.released()
    call.callIsMade()
    return job
  }
}

extension TracedTable {
  /// Starts a call that answers to `observer`. Returns the job, or 0 if the call has been answered.
  func startPushing(
    _ function: UInt32, with arguments: FrameArguments, placement: KotlinPlacement,
    _ observer: CallObserver, at place: SourcePlace
  ) throws(KotlinError) -> UInt64 {
    let outcome = try call(
      function, with: arguments, placement: placement, observer: .given(observer), at: place)
    switch outcome {
    case .answered(let answer):
      observer.returned(answer.bytes)
      if answer.isGrown { answer.free() }
      observer.released()
      return 0
    case .observed(let call): return call.job
    }
  }
}
