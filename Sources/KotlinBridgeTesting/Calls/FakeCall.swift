public import KotlinBridge

/// A call of a function of a fake library. Any thread may use it.
///
/// - A call has one answer; a second one is a mistake: `KotlinError`, code `misuse`.
/// - Once a cancel by Swift has answered the call, other answers are dropped without an error,
///   because the cancel may have come at any time.
public struct FakeCall<Result: KotlinValue>: Sendable {
  let core: FakeCallCore
  let function: FakeFunctionCore

  /// Answers with a value.
  public func answer(_ value: Result) throws(KotlinError) {
    try core.answer(.success(function.objects.encode(value)))
  }

  /// Answers with an error that Kotlin code throws.
  public func fail(_ error: KotlinError) throws(KotlinError) {
    try core.answer(.failure(error))
  }

  /// Answers with its own cancellation.
  public func cancelItself() throws(KotlinError) {
    try core.answer(.failure(.selfCancelled))
  }

  // MARK: - What Swift has done

  /// The arguments that Swift gave, a member's object first. Throws `KotlinError`, code `misuse`, if
  /// they are of other types.
  public func arguments<each Argument: KotlinValue>(
    as type: repeat (each Argument).Type
  ) throws(KotlinError) -> (repeat each Argument) {
    try function.declaration.check(parameters: kotlinTypes(repeat each type))
    return try function.objects.decode(core.arguments, as: repeat each type)
  }

  /// Whether Swift has cancelled it.
  public var isCancelled: Bool { core.isCancelled }

  /// Whether it has its answer.
  public var isAnswered: Bool { core.isAnswered }

  /// Waits until `isCancelled`. Throws `NothingCame` when that takes longer than `limit`.
  public func untilCancelled(within limit: Duration = .seconds(5)) async throws {
    try await wait(within: limit, for: "cancel of \(core.label)") { isCancelled ? () : nil }
  }
}

extension FakeCall where Result == KotlinUnit {
  /// Answers that it has returned.
  public func answer() throws(KotlinError) {
    try answer(KotlinUnit())
  }
}
