public import KotlinBridge

/// A function of a fake library, and the calls of it. Any thread may use it.
public struct FakeFunction<Result: KotlinValue>: Sendable {
  let core: FakeFunctionCore

  /// All calls since the function was declared, the oldest first.
  public var calls: [FakeCall<Result>] { core.calls.map { FakeCall(core: $0, function: core) } }

  /// Waits until there are more than `index` calls, and returns that one.
  ///
  /// Throws `NothingCame` when that takes longer than `limit`, and `CancellationError`.
  public func call(
    _ index: Int = 0, within limit: Duration = .seconds(5)
  ) async throws -> FakeCall<Result> {
    try await wait(within: limit, for: "call \(index + 1) of \(core.label)") {
      let calls = core.calls
      return calls.indices.contains(index) ? FakeCall(core: calls[index], function: core) : nil
    }
  }

  /// Whether a call that Swift cancels is answered by its cancellation: true unless set here.
  ///
  /// If false, the test answers it, with a value if it likes.
  public var endsWhenCancelled: Bool {
    get { core.endsWhenCancelled }
    nonmutating set { core.endsWhenCancelled = newValue }
  }
}
