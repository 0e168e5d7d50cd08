/// A completion handler of a call. The result is what Kotlin returns or throws.
///
/// - It is called exactly once, on any thread, and released after that.
/// - It is never called inside the method that takes it: the caller may hold a lock that the handler
///   takes. Another thread may call it while that method returns, before the caller has the job.
/// - After `cancel()` of the job it gets the value if Kotlin still has one, else an error of the code
///   `cancelled`. Dropping the job does not cancel.
/// - `NoSignal(error)` makes an exception that the function declares of the error.
public typealias KotlinCompletion<Value> = @Sendable (Result<Value, KotlinError>) -> Void
