public import KotlinBridge

extension FakeLibrary {
  /// Declares a function, with what it answers.
  ///
  /// - `answer` runs inside each call, with its arguments. What it throws the call throws: a `KotlinError` as
  ///   it is, a `CancellationError` as one, and any other error as a `KotlinError`, code `failed`.
  /// - The same name declared again with the same types replaces the answer, for libraries that are open
  ///   too. Other types are a programming error.
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

  /// Declares a function that returns `Unit`, with what it does.
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

extension KotlinError {
  /// What a Swift error is when Kotlin code has thrown it.
  init(thrown error: any Error) {
    switch error {
    case let error as KotlinError: self = error
    case is CancellationError: self = .selfCancelled
    default:
      self.init(code: .failed, typeName: String(reflecting: type(of: error)), message: "\(error)")
    }
  }

  /// How Kotlin code ends that cancels itself.
  static var selfCancelled: KotlinError {
    KotlinError(
      code: .cancelled, typeName: "kotlinx.coroutines.JobCancellationException",
      message: "Job was cancelled")
  }
}
