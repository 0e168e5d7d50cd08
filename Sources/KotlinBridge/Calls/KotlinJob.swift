/// Running Kotlin work: a subscription with callbacks, or a call with a completion handler.
///
/// - Every method may be called from any thread, inside callbacks, and after the end.
/// - Dropping the last reference to a subscription's job cancels it, unless it is detached. A call goes
///   on and answers.
public final class KotlinJob: Sendable {
  let state: JobState

  init(table: TracedTable?, cancelsWhenDropped: Bool) {
    state = JobState(table: table, cancelsWhenDropped: cancelsWhenDropped)
  }

  deinit {
    // The owner of the last reference may hold a lock, so another thread has to unwind the job.
    if state.cancelsWhenDropped { state.cancelLater() }
  }

  /// Cancels, and does not wait: the job unwinds on another thread. Safe under any lock.
  ///
  /// At most one callback that another thread has already begun is still running when this returns. A
  /// call still answers: with its value if it has one, else with the cancellation.
  public func cancel() {
    state.cancelLater()
  }

  /// Cancels, and returns when the job has completed and its `finally` blocks have run.
  ///
  /// Throws how the job failed after the cancel, which nobody else is told.
  public func cancelAndJoin() async throws(KotlinError) {
    state.cancelHere()
    if let unseen = await state.join() { throw unseen }
  }

  /// Lets a subscription go on when the last reference is dropped.
  public func detach() {
    state.detach()
  }

  /// Asks for more elements, where the subscription was made with a limited demand.
  ///
  /// Throws `KotlinError`, code `misuse`, for a demand below 1. Does nothing once the job has ended.
  public func request(_ demand: KotlinDemand) throws(KotlinError) {
    try state.request(demand.checked())
  }

  /// Returns when the job has ended and will call nothing any more. Cancels nothing.
  public func join() async {
    _ = await state.join()
  }

  /// Whether the job may still call back: it has neither ended nor been cancelled.
  public var isActive: Bool { state.isActive }
}
