/// A subscriber that hides the type of another one, or that is made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identifier of the wrapped subscriber, or a new one.
  public let combineIdentifier: CombineIdentifier

  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Wraps `subscriber` and keeps its identifier.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    onSubscription = subscriber.receive(subscription:)
    onValue = subscriber.receive(_:)
    onCompletion = subscriber.receive(completion:)
  }

  /// Makes a subscriber that calls the closures.
  ///
  /// - Without `receiveSubscription` it requests nothing. Without `receiveValue` it asks for no
  ///   more values than `receiveSubscription` has requested.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) {
    onSubscription(subscription)
  }

  public func receive(_ value: Input) -> Subscribers.Demand {
    onValue(value)
  }

  public func receive(completion: Subscribers.Completion<Failure>) {
    onCompletion(completion)
  }
}
