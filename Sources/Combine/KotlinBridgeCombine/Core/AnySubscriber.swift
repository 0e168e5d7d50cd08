/// A subscriber that hides the type of another one, or that is made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identifier of the wrapped subscriber, or a new one.
  public let combineIdentifier: CombineIdentifier

  // Unwrapped before each cast, for an optional is reflectable itself.
  private let wrapped: Any?
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Wraps `subscriber` and keeps its identifier.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    wrapped = subscriber
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
    wrapped = nil
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

extension AnySubscriber: CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  /// That of the wrapped subscriber, or the name of the type.
  public var description: String {
    wrapped.flatMap { $0 as? any CustomStringConvertible }?.description ?? "AnySubscriber"
  }

  /// That of the wrapped subscriber, or one without children.
  public var customMirror: Mirror {
    wrapped.flatMap { $0 as? any CustomReflectable }?.customMirror
      ?? Mirror(self, children: EmptyCollection())
  }

  /// That of the wrapped subscriber, or the description.
  public var playgroundDescription: Any {
    wrapped.flatMap { $0 as? any CustomPlaygroundDisplayConvertible }?.playgroundDescription
      ?? description
  }
}
