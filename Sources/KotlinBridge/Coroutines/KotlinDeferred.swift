/// A Kotlin `Deferred`: the result of work that runs, for any number of tasks.
///
/// - Every method may be called from any thread.
/// - Dropping it cancels nothing: the work goes on in its scope.
public struct KotlinDeferred<Value: KotlinValue>: Sendable {
  private let object: CoroutineObject

  /// Waits for the result.
  ///
  /// - A cancel of the task ends the wait with `CancellationError`; the work goes on.
  /// - Throws what the work has thrown, each time; `CancellationError` if it was cancelled.
  nonisolated(nonsending) public var value: Value {
    get async throws {
      try await object.callSuspending(object.calls.await, returning: Value.self)
    }
  }

  /// The job of the work.
  public var job: KotlinJob { KotlinJob(kotlin: CoroutineJob(object)) }

  /// Cancels the work. Those that wait get `CancellationError`.
  public func cancel() { job.cancel() }

  /// Whether the work has not ended and was not cancelled.
  public var isActive: Bool { job.isActive }
}

@_spi(GeneratedCode)
extension KotlinDeferred: KotlinCoroutine {
  public init(_ object: KotlinObject, _ calls: CoroutineCalls) {
    self.object = CoroutineObject(object, calls)
  }

  public func kotlinObject(of module: KotlinModule, _ calls: CoroutineCalls) -> KotlinObject? {
    object.object(of: module, calls)
  }
}
