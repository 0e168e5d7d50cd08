/// A publisher that delivers one value to each subscriber that requests it, and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value that each subscriber receives.
  public let output: Output

  /// Makes a publisher of `output`.
  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: JustSubscription(subscriber, output))
  }
}

extension Just: Equatable where Output: Equatable {}

extension Just: Sendable where Output: Sendable {}
