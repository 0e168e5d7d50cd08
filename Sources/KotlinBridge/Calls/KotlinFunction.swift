/// A function of a library, suspend or plain, looked up and its types checked once.
///
///     let add = try library.function("add", taking: Int.self, Int.self, returning: Int.self)
///     let sum = try await add(1, 2)
///
/// It is a value, and any number of calls may run at once.
public struct KotlinFunction<each Argument: KotlinValue, Result: KotlinValue>: Sendable {
  @usableFromInline let target: CallTarget

  /// Chooses where the Kotlin code runs. Without a choice here, the declaration's counts; without
  /// that, `.caller` for `async` calls and `.default` for calls with a completion handler.
  public func placement(_ placement: KotlinPlacement) -> KotlinFunction {
    var target = target
    target.placement = placement
    return KotlinFunction(target: target)
  }

  /// Calls it.
  ///
  /// - A cancel of the task cancels the Kotlin job. The call then waits for Kotlin's `finally`
  ///   blocks, and still returns a value if Kotlin has one. A function that never suspends returns
  ///   its value in a cancelled task too.
  /// - Throws `KotlinError` for what Kotlin throws, and `CancellationError` if either side
  ///   cancelled.
  @inlinable
  public func callAsFunction(
    _ argument: repeat each Argument, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Result {
    switch try start(repeat each argument) {
    case .answered(let result): return result
    case .pending(let call):
      if call.job != 0 { await call.wait(cancellingIn: target.table, isolation: isolation) }
      return try call.take(Result.self, target.cases)
    }
  }

  /// Not inlined, because in an async function the writer's memory would not be on the stack.
  @inlinable @inline(never)
  func start(_ argument: repeat each Argument) throws -> StartedCall<Result> {
    do throws(KotlinError) {
      return try KotlinWriter.withWriter(cases: target.cases.lent) {
        (writer) throws(KotlinError) in
        repeat writer.write(each argument)
        switch try target.start(with: writer.lend()) {
        case .answered(let answer):
          return .answered(try answer.take(Result.self, target.cases.lent))
        case .pending(let call): return .pending(call)
        }
      }
    } catch {
      throw error.asThrown
    }
  }

  /// Calls a function that does not suspend, on this thread, whatever its placement.
  ///
  ///     let sum = try add.callSynchronously(1, 2)
  ///
  /// Throws `KotlinError` for what Kotlin throws; code `misuse` for a function that suspends.
  // Not an overload, for Swift 6.3 would prefer it in `Task { try await add(1, 2) }` and at top
  // level.
  @inlinable @inline(never)  // as `start`
  public func callSynchronously(_ argument: repeat each Argument) throws(KotlinError) -> Result {
    try KotlinWriter.withWriter(cases: target.cases.lent) { (writer) throws(KotlinError) in
      repeat writer.write(each argument)
      return try target.call(with: writer.lend()).take(Result.self, target.cases.lent)
    }
  }

  /// Calls it, with a completion handler. See `KotlinCompletion`.
  @discardableResult
  public func callAsFunction(
    _ argument: repeat each Argument, completion: @escaping KotlinCompletion<Result>
  ) -> KotlinJob {
    KotlinJob.calling(target.table, cases: target.cases, completion: completion) {
      (call) throws(KotlinError) in
      try KotlinWriter.withWriter(cases: target.cases.lent) { (writer) throws(KotlinError) in
        repeat writer.write(each argument)
        return try target.table.startPushing(
          target.id, with: writer.lend(), placement: target.placement ?? .default, call,
          at: target.place)
      }
    }
  }
}
