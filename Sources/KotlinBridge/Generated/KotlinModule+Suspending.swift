@_spi(GeneratedCode)
extension KotlinModule {
  /// Calls a function that suspends. `write` writes its arguments in order.
  ///
  /// - A cancel of the task cancels the Kotlin job. The call then waits for Kotlin's `finally`
  ///   blocks, and still returns a value if Kotlin has one.
  /// - Throws `KotlinError` for what Kotlin throws, and `CancellationError` if either side
  ///   cancelled.
  @inlinable
  public func callSuspending<Result: KotlinValue>(
    _ function: UInt32, returning result: Result.Type = Result.self,
    placement: KotlinPlacement = .caller, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line,
    write: (inout KotlinWriter) -> Void = { _ in }
  ) async throws -> Result {
    let place = SourcePlace(fileID: fileID, line: line)
    switch try start(function, returning: result, placement, at: place, write: write) {
    case .answered(let result):
      if CallBudget.isUsedUp() { await Task.yield() }
      return result
    case .pending(let call):
      if call.job != 0 { await call.wait(cancellingIn: table, isolation: isolation) }
      return try call.take(result, of: lent)
    }
  }

  /// Not inlined, because in an async function the writer's memory would not be on the stack.
  @inlinable @inline(never)
  func start<Result: KotlinValue>(
    _ function: UInt32, returning result: Result.Type, _ placement: KotlinPlacement,
    at place: SourcePlace, write: (inout KotlinWriter) -> Void
  ) throws -> StartedCall<Result> {
    do throws(KotlinError) {
      return try KotlinWriter.withWriter { (writer) throws(KotlinError) in
        write(&writer)
        switch try start(function, with: writer.lend(), placement, at: place) {
        case .answered(let answer): return .answered(try answer.take(result, of: lent))
        case .pending(let call): return .pending(call)
        }
      }
    } catch {
      throw error.asThrown
    }
  }

  @usableFromInline
  func start(
    _ function: UInt32, with arguments: FrameArguments, _ placement: KotlinPlacement,
    at place: SourcePlace
  ) throws(KotlinError) -> StartedCall<FrameAnswer> {
    try table.start(number(ofFunction: function), with: arguments, placement: placement, at: place)
  }
}
