/// A type that delivers a sequence of values over time to each of its subscribers.
public protocol Publisher<Output, Failure> {
  /// The type of the values that the publisher delivers.
  associatedtype Output

  /// The type of the publisher's failures; `Never` if it can't fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. `subscribe(_:)` calls this method.
  ///
  /// The contract of an implementation:
  /// - It calls `receive(subscription:)` once, before everything else.
  /// - It delivers no value before a request, and at most as many values as were requested. The
  ///   demand that `receive(_:)` returns counts as requested.
  /// - It delivers values in order, and never two at once.
  /// - It delivers at most one completion. That is the last call, and a cancel brings none.
  /// - It delivers nothing after a cancel.
  /// - It holds no lock while it calls the subscriber. `request(_:)` inside `receive(_:)` does not
  ///   deepen the stack with each value.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber to this publisher.
  public func subscribe(_ subscriber: some Subscriber<Output, Failure>) {
    receive(subscriber: subscriber)
  }
}

/// A publisher that delivers nothing to its subscribers before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Lets the publisher deliver values.
  ///
  /// - Returns: a cancellable that ends this, at the latest when it is dropped.
  func connect() -> any Cancellable
}

/// The namespace of the types of operators. Their methods are in extensions of `Publisher`.
public enum Publishers {}
