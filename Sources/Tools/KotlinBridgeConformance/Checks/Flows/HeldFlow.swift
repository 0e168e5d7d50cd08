import KotlinBridgeLocks

/// A subscription that its own callbacks use, and which the check hands over when `subscribe` has returned.
/// Any thread may use it.
final class HeldFlow: Sendable {
  private let held = Guarded<WatchedFlow?>(nil)

  /// Nil before the check has handed it over, and when it has taken it back: a subscription keeps its
  /// callbacks, which keep this.
  var flow: WatchedFlow? {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }
}
