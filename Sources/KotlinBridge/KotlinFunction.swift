/// A function of a library, suspend or plain, looked up and its types checked once.
///
///     let add = try library.function("add", taking: Int64.self, Int64.self, returning: Int64.self)
///     let sum = try await add(1, 2)
public struct KotlinFunction<each Argument: KotlinValue, Result: KotlinValue>: Sendable {
  @usableFromInline let target: CallTarget

  /// Where the Kotlin code runs: what is chosen here, else what the registration says, else `.caller` for
  /// `async` calls and `.default` for those with a completion handler.
  public func placement(_ placement: KotlinPlacement) -> KotlinFunction {
    var target = target
    target.placement = placement
    return KotlinFunction(target: target)
  }

  /// Calls it.
  ///
  /// - Cancelling the task cancels the Kotlin job and waits for its `finally` blocks, unlike a loop over
  ///   a flow; the answer is still the value if Kotlin returned one. A function that never suspends
  ///   gives its value also in a cancelled task.
  /// - Throws `KotlinError` for what Kotlin throws, `CancellationError` when the call was cancelled by
  ///   either side.
  ///
  /// - Parameter fileID: with `line`, the place that `KotlinTrace` tells.
  @inlinable
  public func callAsFunction(
    _ argument: repeat each Argument, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> Result {
    let call = try start(repeat each argument, at: SourcePlace(fileID: fileID, line: line))
    if call.job != 0, let pending = call.pending {
      await pending.wait(cancelling: call.job, of: target, isolation: isolation)
    }
    return try call.take(Result.self)
  }

  /// Not inlined, for in an async function the writer's memory would not be the stack's.
  @inlinable @inline(never)
  func start(
    _ argument: repeat each Argument, at place: SourcePlace
  ) throws -> StartedCall {
    try KotlinWriter.withWriter { (writer) throws(KotlinError) in
      repeat (each argument).write(to: &writer)
      return try target.start(arguments: writer.bytes, at: place)
    }
  }

  /// Calls it, with a completion handler.
  ///
  /// - The handler is called exactly once, on any thread, but never inside this function: not on the
  ///   thread that is in here, which may hold a lock that the handler takes.
  /// - It may begin on another thread while this function returns, before the caller has done anything
  ///   with the job.
  /// - The returned job cancels; dropping it does not.
  ///
  /// - Parameter fileID: with `line`, the place that `KotlinTrace` tells.
  @discardableResult
  public func callAsFunction(
    _ argument: repeat each Argument, fileID: StaticString = #fileID, line: UInt = #line,
    completion: @escaping @Sendable (Swift.Result<Result, KotlinError>) -> Void
  ) -> KotlinJob {
    let job = KotlinJob(table: target.table, cancelsWhenDropped: false)
    let call = CompletionCall<Result>(state: job.state, completion: completion)
    do throws(KotlinError) {
      job.state.started(
        try KotlinWriter.withWriter { (writer) throws(KotlinError) in
          repeat (each argument).write(to: &writer)
          return try target.startPushing(
            call, arguments: writer.bytes, at: SourcePlace(fileID: fileID, line: line))
        })
    } catch {
      return .refused(error, completion: completion)
    }
    call.callIsMade()
    return job
  }
}
