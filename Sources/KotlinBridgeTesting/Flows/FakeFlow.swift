public import KotlinBridge

/// A flow of a fake library, and the subscriptions to it. Any thread may use it.
public struct FakeFlow<Element: KotlinValue>: Sendable {
  let core: FakeFlowCore

  /// All subscriptions since the flow was declared, the oldest first.
  public var subscriptions: [FakeSubscription<Element>] {
    core.subscriptions.map { FakeSubscription(core: $0, flow: core) }
  }

  /// Waits until there are more than `index` subscriptions, and returns that one.
  ///
  /// Throws `NothingCame` when that takes longer than `limit`, and `CancellationError`.
  public func subscription(
    _ index: Int = 0, within limit: Duration = .seconds(5)
  ) async throws -> FakeSubscription<Element> {
    try await wait(within: limit, for: "subscription \(index + 1) to \(core.label)") {
      let subscriptions = core.subscriptions
      return subscriptions.indices.contains(index)
        ? FakeSubscription(core: subscriptions[index], flow: core) : nil
    }
  }

  /// Delivers elements to all subscriptions that have not ended. An object of another library among
  /// them is a programming error.
  public func emit(_ elements: Element...) {
    core.emit(elements.map { core.encodeOrStop($0) })
  }

  /// Whether a subscription that Swift cancels is released by itself: true unless set here.
  ///
  /// If false, the test releases it with `release(unseen:)`, and can look at what happens before.
  public var releasesWhenCancelled: Bool {
    get { core.releasesWhenCancelled }
    nonmutating set { core.releasesWhenCancelled = newValue }
  }
}
