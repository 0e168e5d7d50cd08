/// Running Kotlin work: a subscription with callbacks, a call with a completion handler, or a `Job` of Kotlin's.
///
/// - Every method may be called from any thread, inside callbacks, and after the end.
/// - Dropping the last reference to the job of a subscription cancels it, unless it is detached. A
///   call continues and answers. Dropping a `Job` of Kotlin's cancels nothing.
public final class KotlinJob: Sendable {
  let state: JobState
  /// Of a `Job` of Kotlin's; nil for what Swift has started.
  let kotlin: (any OtherJob)?

  init(table: JobTable?, cancelsWhenDropped: Bool) {
    state = JobState(table: table, cancelsWhenDropped: cancelsWhenDropped)
    kotlin = nil
  }

  init(kotlin: any OtherJob) {
    state = JobState(table: nil, cancelsWhenDropped: false)
    self.kotlin = kotlin
  }

  deinit {
    // The owner of the last reference may hold a lock, so another thread has to unwind the job.
    if state.cancelsWhenDropped { state.cancelLater() }
  }

  /// Cancels, and does not wait: the job unwinds on another thread. Safe under any lock.
  ///
  /// When this returns, at most one callback is still running, which another thread has begun
  /// before. A call still answers, with its value if it has one, else with the cancellation.
  ///
  /// A `Job` of Kotlin's is cancelled on this thread, which runs its handlers of the cancel.
  public func cancel() {
    if let kotlin { return kotlin.cancel() }
    state.cancelLater()
  }

  /// Cancels, and returns when the job has completed and its `finally` blocks have run.
  ///
  /// Throws the failure of the job after the cancel, which nobody else learns; of a `Job` of Kotlin's
  /// nothing, as Kotlin.
  public func cancelAndJoin() async throws(KotlinError) {
    if let kotlin {
      kotlin.cancel()
      return await kotlin.join()
    }
    state.cancelHere()
    if let unseen = await state.join() { throw unseen }
  }

  /// Lets a subscription continue after its last reference is dropped.
  public func detach() {
    state.detach()
  }

  /// Requests more elements of a subscription with a limited demand.
  ///
  /// Throws `KotlinError`, code `misuse`, for a demand below 1. Does nothing after the
  /// end or a cancel, and to other jobs.
  public func request(_ demand: KotlinDemand) throws(KotlinError) {
    try state.request(demand.checked())
  }

  /// Returns when the job has ended and will not call back any more. It does not cancel.
  public func join() async {
    if let kotlin { return await kotlin.join() }
    _ = await state.join()
  }

  /// Whether the job may still call back: it has neither ended nor been cancelled.
  public var isActive: Bool { kotlin?.isActive ?? state.isActive }
}
