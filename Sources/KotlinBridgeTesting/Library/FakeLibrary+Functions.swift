public import KotlinBridge

extension FakeLibrary {
  /// Declares a function and its answer.
  ///
  /// - It has the name and the types that the manifest has: a constructor is called like its class, a
  ///   member `Class.member` takes its object first, and `set Class.property` sets a property.
  ///   Another name or type ends the process, with a message that says what there is.
  /// - `answer` runs inside each call and gets its arguments. The call throws what `answer` throws:
  ///   a `KotlinError` as it is, a `CancellationError` as one, and any other error as a
  ///   `KotlinError`, code `failed`.
  /// - Declaring the same name again begins anew, also in libraries that are open: with another
  ///   answer, and without the calls that there were.
  @discardableResult
  public func function<each Argument: KotlinValue, Result: KotlinValue>(
    _ name: String, taking argument: repeat (each Argument).Type, returning result: Result.Type,
    file: StaticString = #file, line: UInt = #line,
    answer: @escaping @Sendable (repeat each Argument) throws -> Result
  ) -> FakeFunction<Result> {
    let function = declare(
      name, taking: repeat each argument, returning: result, hasAnswer: true, file, line)
    function.core.begin { [objects = engine.objects] value in
      do {
        let arguments = try objects.decode(value, as: repeat (each Argument).self)
        return .success(try objects.encode(try answer(repeat each arguments)))
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
    file: StaticString = #file, line: UInt = #line,
    answer: @escaping @Sendable (repeat each Argument) throws -> Void
  ) -> FakeFunction<KotlinUnit> {
    function(
      name, taking: repeat each argument, returning: KotlinUnit.self, file: file, line: line
    ) { (argument: repeat each Argument) in
      try answer(repeat each argument)
      return KotlinUnit()
    }
  }

  /// Declares a function that suspends, and whose calls the test answers by hand.
  @discardableResult
  public func function<each Argument: KotlinValue, Result: KotlinValue>(
    _ name: String, taking argument: repeat (each Argument).Type, returning result: Result.Type,
    file: StaticString = #file, line: UInt = #line
  ) -> FakeFunction<Result> {
    let function = declare(
      name, taking: repeat each argument, returning: result, hasAnswer: false, file, line)
    function.core.begin(answer: nil)
    return function
  }

  private func declare<each Argument: KotlinValue, Result: KotlinValue>(
    _ name: String, taking argument: repeat (each Argument).Type, returning result: Result.Type,
    hasAnswer: Bool, _ file: StaticString, _ line: UInt
  ) -> FakeFunction<Result> {
    let core = orStop(file, line) { () throws(KotlinError) in
      try engine.declareFunction(
        name, parameters: kotlinTypes(repeat each argument), result: result.kotlinType,
        hasAnswer: hasAnswer)
    }
    return FakeFunction(core: core)
  }
}
