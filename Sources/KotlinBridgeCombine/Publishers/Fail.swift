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

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let subscription = SingleResultSubscription(subscriber)
    subscriber.receive(subscription: subscription)
    subscription.resolve(.failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}

extension Fail: Sendable {}
