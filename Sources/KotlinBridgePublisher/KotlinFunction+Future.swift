public import KotlinBridge

#if canImport(Combine)
  public import Combine
#endif

extension KotlinFunction {
  /// Calls the function at once, and gives a publisher of the one answer for any number of subscribers.
  ///
  /// - Nothing comes inside this call, for nobody has subscribed. The answer goes to who waits for it on
  ///   any thread; who subscribes after it, or requests after it, gets it inside that.
  /// - The failure is what Kotlin threw. Kotlin-side cancellation and timeouts are failures too, told
  ///   apart by the error's code.
  /// - Dropping the future or cancelling its subscribers does not cancel the call. `Deferred { … }`
  ///   around this makes it a call for each subscriber.
  public func future(
    _ argument: repeat each Argument
  ) -> Future<Result, KotlinError> {
    // The promise is called once, from the thread of the answer; it is safe there, wherever it is from.
    let (future, promise) = Future<Result, KotlinError>.pending()
    self(repeat each argument) { promise.value($0) }
    return future
  }
}

extension Future {
  fileprivate static func pending() -> (Future, UncheckedSendable<Promise>) {
    var kept: Promise?
    let future = Future { kept = $0 }
    guard let kept else { preconditionFailure("A future runs its closure inside init") }
    return (future, UncheckedSendable(kept))
  }
}
