#if !canImport(Combine)
  /// The side of a subscriber: it takes one subscription in its life, and none after its end.
  struct Connection {
    private enum State {
      case unconnected
      case connected(any Subscription)
      case ended
    }

    private var state = State.unconnected

    /// Whether the subscription is accepted; one that is not is to be cancelled.
    mutating func connect(to subscription: any Subscription) -> Bool {
      guard case .unconnected = state else { return false }
      state = .connected(subscription)
      return true
    }

    /// Gives the subscription back, for the caller to cancel or release outside its lock.
    mutating func end() -> (any Subscription)? {
      defer { state = .ended }
      guard case .connected(let subscription) = state else { return nil }
      return subscription
    }

    var isEnded: Bool {
      if case .ended = state { true } else { false }
    }

    var subscription: (any Subscription)? {
      if case .connected(let subscription) = state { subscription } else { nil }
    }
  }
#endif
