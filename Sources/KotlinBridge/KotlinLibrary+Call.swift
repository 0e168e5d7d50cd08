extension KotlinLibrary {
  /// Calls a function by its name. See `KotlinFunction.callAsFunction`; use `function(_:taking:returning:)`
  /// to look it up once and call it many times.
  ///
  /// - Parameters:
  ///   - placement: where the Kotlin code runs; unless given, what the registration says, else `.caller`.
  ///   - fileID: with `line`, the place that `KotlinTrace` tells.
  @inlinable
  public func call<each Argument: KotlinValue, Result: KotlinValue>(
    _ name: String, _ argument: repeat each Argument, returning result: Result.Type = Result.self,
    placement: KotlinPlacement? = nil, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> Result {
    let function = try function(
      name, taking: repeat (each Argument).self, returning: result, placement: placement)
    return try await function(
      repeat each argument, isolation: isolation, fileID: fileID, line: line)
  }

  /// Calls a function that returns `Unit`.
  @inlinable
  public func call<each Argument: KotlinValue>(
    _ name: String, _ argument: repeat each Argument, placement: KotlinPlacement? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    let function = try function(
      name, taking: repeat (each Argument).self, returning: KotlinUnit.self, placement: placement)
    _ = try await function(repeat each argument, isolation: isolation, fileID: fileID, line: line)
  }

  /// Calls a function by its name, with a completion handler that is called exactly once, on any thread,
  /// never inside this function, perhaps while it returns: see `KotlinFunction`. Dropping the job does
  /// not cancel.
  @discardableResult
  public func call<each Argument: KotlinValue, Result: KotlinValue>(
    _ name: String, _ argument: repeat each Argument, placement: KotlinPlacement? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    completion: @escaping @Sendable (Swift.Result<Result, KotlinError>) -> Void
  ) -> KotlinJob {
    do {
      let function = try function(
        name, taking: repeat (each Argument).self, returning: Result.self, placement: placement)
      return function(
        repeat each argument, fileID: fileID, line: line, completion: completion)
    } catch {
      return .refused(error, completion: completion)
    }
  }
}
