public import KotlinBridge

extension FakeLibrary {
  /// Declares a function and its answer.
  ///
  /// - `answer` runs inside each call and gets its arguments. The call throws what `answer` throws:
  ///   a `KotlinError` as it is, a `CancellationError` as one, and any other error as a
  ///   `KotlinError`, code `failed`.
  /// - Declaring the same name again with the same types replaces the answer, also in libraries
  ///   that are open. Other types are a programming error.
  @discardableResult
  public func function<each Argument: KotlinValue, Result: KotlinValue>(
    _ name: String, taking argument: repeat (each Argument).Type, returning result: Result.Type,
    answer: @escaping @Sendable (repeat each Argument) throws -> Result
  ) -> FakeFunction<Result> {
    let function = declare(name, taking: repeat each argument, returning: result)
    function.core.setAnswer { bytes in
      do {
        let arguments = try decode(bytes, as: repeat (each Argument).self)
        return .success(encode(try answer(repeat each arguments)))
      } catch {
        return .failure(KotlinError(thrown: error))
      }
    }
    return function
  }

  /// Declares a function that returns `Unit`, and what it does.
  @discardableResult
  public func function<each Argument: KotlinValue>(
    _ name: String, taking argument: repeat (each Argument).Type,
    answer: @escaping @Sendable (repeat each Argument) throws -> Void
  ) -> FakeFunction<KotlinUnit> {
    function(name, taking: repeat each argument, returning: KotlinUnit.self) {
      (argument: repeat each Argument) in
      try answer(repeat each argument)
      return KotlinUnit()
    }
  }

  /// Declares a function whose calls the test answers by hand.
  @discardableResult
  public func function<each Argument: KotlinValue, Result: KotlinValue>(
    _ name: String, taking argument: repeat (each Argument).Type, returning result: Result.Type
  ) -> FakeFunction<Result> {
    declare(name, taking: repeat each argument, returning: result)
  }

  private func declare<each Argument: KotlinValue, Result: KotlinValue>(
    _ name: String, taking argument: repeat (each Argument).Type, returning result: Result.Type
  ) -> FakeFunction<Result> {
    FakeFunction(
      core: engine.declareFunction(
        name, parameters: kotlinTypes(repeat each argument), result: result.kotlinType))
  }
}
