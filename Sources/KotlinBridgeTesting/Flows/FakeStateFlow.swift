public import KotlinBridge

/// A state flow of a fake library: its value, and the subscriptions that follow it. Any thread may
/// use it.
public struct FakeStateFlow<Value: KotlinValue>: Sendable {
  let core: FakeFlowCore

  /// The value. Subscriptions get what is set here, unless it is the same as before. An object of
  /// another library in it is a programming error.
  public var value: Value {
    get { decoded(core.state) }
    nonmutating set { core.setState(core.encodeOrStop(newValue)) }
  }

  /// The error that Swift gets when it reads or sets the value, as from Kotlin code that refuses
  /// it; nil for none.
  public var failure: KotlinError? {
    get { core.failure }
    nonmutating set { core.failure = newValue }
  }

  /// The values that Swift has set since the flow was declared, in order, without failed comparisons.
  public var changes: [Value] { core.changes.map(decoded) }

  /// Waits until Swift has set more than `index` values, and returns that one.
  ///
  /// Throws `NothingCame` when that takes longer than `limit`, and `CancellationError`.
  public func change(
    _ index: Int = 0, within limit: Duration = .seconds(5)
  ) async throws -> Value {
    try await wait(within: limit, for: "change \(index + 1) of \(core.label)") {
      let changes = core.changes
      return changes.indices.contains(index) ? decoded(changes[index]) : nil
    }
  }

  /// All subscriptions since the flow was declared, the oldest first. They get elements only through `value`.
  public var subscriptions: [FakeSubscription<Value>] {
    FakeFlow<Value>(core: core).subscriptions
  }

  /// Waits until there are more than `index` subscriptions, and returns that one. See `FakeFlow`.
  public func subscription(
    _ index: Int = 0, within limit: Duration = .seconds(5)
  ) async throws -> FakeSubscription<Value> {
    try await FakeFlow<Value>(core: core).subscription(index, within: limit)
  }

  private func decoded(_ value: FakeValue) -> Value {
    do {
      return try core.objects.decode(value, as: Value.self)
    } catch {
      // The flow was declared with a value of this type, and generated code sets no other.
      preconditionFailure("\(Value.self) does not read what it has written: \(error)")
    }
  }
}
