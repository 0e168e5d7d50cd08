public import KotlinBridge

extension KotlinFunction {
  /// Calls the function at once, and returns a publisher of its one answer for any number of
  /// subscribers.
  ///
  /// - Subscribers that wait for the answer get it on any thread. A subscriber that subscribes or
  ///   requests after the answer gets it inside that call.
  /// - The failure is what Kotlin threw. Kotlin-side cancellation and timeouts are failures too,
  ///   and the error's code tells them apart.
  /// - Dropping the future or cancelling its subscribers does not cancel the call. `Deferred { … }`
  ///   around the future makes one call for each subscriber.
  public func future(
    _ argument: repeat each Argument
  ) -> Future<Result, KotlinError> {
    var promise: Future<Result, KotlinError>.Promise?
    let future = Future<Result, KotlinError> { promise = $0 }
    guard let promise else { preconditionFailure("A future runs its closure inside init") }
    let answer = SentPromise(promise: promise)
    self(repeat each argument) { answer.promise($0) }
    return future
  }
}

/// A promise on its way to the thread that brings the answer.
///
/// Unchecked: it is called once, and a promise may be called from any thread, which Combine does
/// not declare.
private struct SentPromise<Output>: @unchecked Sendable {
  let promise: Future<Output, KotlinError>.Promise
}
