/// The subscription of a subscriber, which accepts one in its life and none after its end.
struct Connection {
  private enum State {
    case unconnected
    case connected(any Subscription)
    case ended
  }

  private var state = State.unconnected

  /// Returns whether the subscription is accepted. The caller cancels one that is not.
  mutating func connect(to subscription: any Subscription) -> Bool {
    guard case .unconnected = state else { return false }
    state = .connected(subscription)
    return true
  }

  /// Gives the subscription back, for the caller to cancel or release outside its lock.
  mutating func end() -> (any Subscription)? {
    defer { state = .ended }
    return subscription
  }

  var subscription: (any Subscription)? {
    if case .connected(let subscription) = state { subscription } else { nil }
  }
}
