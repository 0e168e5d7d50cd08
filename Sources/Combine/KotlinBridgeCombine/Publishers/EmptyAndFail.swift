/// A publisher that delivers no value, and finishes at once or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
  /// Whether the publisher finishes at once.
  public let completeImmediately: Bool

  /// Makes a publisher without values.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Makes a publisher without values, of these types.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let subscription = SingleResultSubscription(subscriber, named: "Empty")
    subscriber.receive(subscription: subscription)
    if completeImmediately { subscription.finish() }
  }
}

/// A publisher that delivers no value, and fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The failure.
  public let error: Failure

  /// Makes a publisher that fails with `error`.
  public init(error: Failure) {
    self.error = error
  }

  /// Makes a publisher of values of this type that fails with `failure`.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let subscription = SingleResultSubscription(subscriber, named: "Empty")
    subscriber.receive(subscription: subscription)
    subscription.resolve(.failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}

extension Fail: Sendable {}
