#if !canImport(Combine)
  /// A type that delivers a sequence of values over time to each of its subscribers.
  public protocol Publisher<Output, Failure> {
    /// What the publisher delivers.
    associatedtype Output

    /// How the publisher may fail; `Never` if it does not.
    associatedtype Failure: Error

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    ///
    /// The contract of an implementation:
    /// - It calls `receive(subscription:)` once, before everything else.
    /// - It delivers at most as many values as were requested, none before a request, in order, never
    ///   two at once, and honours the demand that `receive(_:)` returns.
    /// - At most one completion, the last call; none because of a cancel, and nothing after one.
    /// - It holds no lock while it calls the subscriber, and `request(_:)` inside `receive(_:)` does not
    ///   deepen the stack with each value.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
  }

  extension Publisher {
    /// Attaches a subscriber to this publisher.
    public func subscribe<S: Subscriber>(_ subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      receive(subscriber: subscriber)
    }
  }

  /// The types of the operators, as in Combine; their methods are in extensions of `Publisher`.
  public enum Publishers {}
#endif
