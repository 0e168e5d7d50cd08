/// A function of a library, suspend or plain, looked up and its types checked once.
///
///     let add = try library.function("add", taking: Int.self, Int.self, returning: Int.self)
///     let sum = try await add(1, 2)
///
/// A value: any number of calls may run at once.
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
  @inlinable
  public func callAsFunction(
    _ argument: repeat each Argument, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Result {
    let call = try start(repeat each argument)
    if call.job != 0, let pending = call.pending {
      await pending.wait(cancelling: call.job, of: target.table, isolation: isolation)
    }
    return try call.take(Result.self, target.cases)
  }

  /// Not inlined, for in an async function the writer's memory would not be the stack's.
  @inlinable @inline(never)
  func start(_ argument: repeat each Argument) throws -> StartedCall {
    try KotlinWriter.withWriter(cases: target.cases.lent) { (writer) throws(KotlinError) in
      repeat writer.write(each argument)
      return try target.start(arguments: writer.finish())
    }
  }

  /// Calls a plain function, one that does not suspend, on this thread, whatever its placement.
  ///
  ///     let sum = try add.callSynchronously(1, 2)
  ///
  /// Throws `KotlinError` for what Kotlin throws; code `misuse` for a function that suspends.
  // No overload: Swift 6.3 takes the one that isn't async in `Task { try await add(1, 2) }`, and at top level.
  @inlinable
  public func callSynchronously(_ argument: repeat each Argument) throws(KotlinError) -> Result {
    let call = try KotlinWriter.withWriter(cases: target.cases.lent) {
      (writer) throws(KotlinError) in
      repeat writer.write(each argument)
      return try target.call(arguments: writer.finish())
    }
    return try call.value(Result.self, target.cases)
  }

  /// Calls it, with a completion handler.
  ///
  /// - The handler is called exactly once, on any thread, but never inside this function: not on the
  ///   thread that is in here, which may hold a lock that the handler takes.
  /// - It may begin on another thread while this function returns, before the caller has done anything
  ///   with the job.
  /// - The returned job cancels; dropping it does not.
  @discardableResult
  public func callAsFunction(
    _ argument: repeat each Argument,
    completion: @escaping @Sendable (Swift.Result<Result, KotlinError>) -> Void
  ) -> KotlinJob {
    let job = KotlinJob(table: target.table, cancelsWhenDropped: false)
    let call = CompletionCall<Result>(
      state: job.state, cases: target.cases, completion: completion)
    do throws(KotlinError) {
      job.state.started(
        try KotlinWriter.withWriter(cases: target.cases.lent) { (writer) throws(KotlinError) in
          repeat writer.write(each argument)
          return try target.startPushing(call, arguments: writer.finish())
        })
    } catch {
      return .refused(error, completion: completion)
    }
    call.callIsMade()
    return job
  }
}
