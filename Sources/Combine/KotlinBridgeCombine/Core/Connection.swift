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

  /// Ends a connection for a completion, and gives the subscription back as `end()` does.
  /// - Returns: nil if there is no connection. Then the completion is to be ignored, and a
  ///   subscription may still come.
  mutating func complete() -> (any Subscription)? {
    isConnected ? end() : nil
  }

  var isConnected: Bool {
    if case .connected = state { true } else { false }
  }

  var isEnded: Bool {
    if case .ended = state { true } else { false }
  }

  var subscription: (any Subscription)? {
    if case .connected(let subscription) = state { subscription } else { nil }
  }
}
