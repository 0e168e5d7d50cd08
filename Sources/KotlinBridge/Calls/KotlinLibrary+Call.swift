/// Calls of functions by name. Use `function(_:taking:returning:)` to look one up once and call it
/// often.
///
/// - `placement` chooses where the Kotlin code runs. Without it, the declaration's choice counts;
///   without that, `.caller` for `async` calls and `.default` for calls with a completion handler.
/// - `fileID` and `line` are the place that `KotlinTrace` reports.
extension KotlinLibrary {
  /// Calls a function, suspend or plain. See `KotlinFunction.callAsFunction(_:isolation:)`.
  @inlinable
  public func call<each Argument: KotlinValue, Result: KotlinValue>(
    _ name: String, _ argument: repeat each Argument, returning result: Result.Type = Result.self,
    placement: KotlinPlacement? = nil, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> Result {
    let function = try function(
      name, taking: repeat (each Argument).self, returning: result, placement: placement,
      fileID: fileID, line: line)
    return try await function(repeat each argument, isolation: isolation)
  }

  /// Calls a function that returns `Unit`:
  /// `try await library.call("refresh", returning: Void.self)`.
  @inlinable
  public func call<each Argument: KotlinValue>(
    _ name: String, _ argument: repeat each Argument, returning result: Void.Type,
    placement: KotlinPlacement? = nil, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    let function = try function(
      name, taking: repeat (each Argument).self, returning: KotlinUnit.self, placement: placement,
      fileID: fileID, line: line)
    _ = try await function(repeat each argument, isolation: isolation)
  }

  @available(*, unavailable, message: "say what it returns: 'returning: Void.self' for Unit")
  public func call<each Argument: KotlinValue>(
    _ name: String, _ argument: repeat each Argument, placement: KotlinPlacement? = nil
  ) async throws {
    fatalError("unavailable")
  }

  /// Calls a function that does not suspend, on this thread, whatever its placement.
  @inlinable
  public func callSynchronously<each Argument: KotlinValue, Result: KotlinValue>(
    _ name: String, _ argument: repeat each Argument, returning result: Result.Type = Result.self,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(KotlinError) -> Result {
    let function = try function(
      name, taking: repeat (each Argument).self, returning: result, fileID: fileID, line: line)
    return try function.callSynchronously(repeat each argument)
  }

  /// Calls a function that does not suspend and returns `Unit`.
  @inlinable
  public func callSynchronously<each Argument: KotlinValue>(
    _ name: String, _ argument: repeat each Argument, returning result: Void.Type,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(KotlinError) {
    let function = try function(
      name, taking: repeat (each Argument).self, returning: KotlinUnit.self, fileID: fileID,
      line: line)
    _ = try function.callSynchronously(repeat each argument)
  }

  /// Calls a function with a completion handler. See `KotlinCompletion`.
  @discardableResult
  public func call<each Argument: KotlinValue, Result: KotlinValue>(
    _ name: String, _ argument: repeat each Argument, placement: KotlinPlacement? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    completion: @escaping KotlinCompletion<Result>
  ) -> KotlinJob {
    do {
      let function = try function(
        name, taking: repeat (each Argument).self, returning: Result.self, placement: placement,
        fileID: fileID, line: line)
      return function(repeat each argument, completion: completion)
    } catch {
      return .refused(error, completion: completion)
    }
  }

  /// A function with the placement of one call.
  @usableFromInline
  func function<each Argument: KotlinValue, Result: KotlinValue>(
    _ name: String, taking argument: repeat (each Argument).Type, returning result: Result.Type,
    placement: KotlinPlacement?, fileID: StaticString, line: UInt
  ) throws(KotlinError) -> KotlinFunction<repeat each Argument, Result> {
    let function = try function(
      name, taking: repeat each argument, returning: result, fileID: fileID, line: line)
    return placement.map(function.placement) ?? function
  }
}
