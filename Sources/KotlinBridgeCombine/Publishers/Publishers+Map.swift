extension Publishers {
  /// The publisher that `map(_:)` returns.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are transformed.
    public let upstream: Upstream
    /// Makes a new value of each value.
    public let transform: (Upstream.Output) -> Output

    /// Makes a publisher that applies `transform` to the values of `upstream`.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        AnySubscriber(
          receiveSubscription: subscriber.receive(subscription:),
          receiveValue: { subscriber.receive(transform($0)) },
          receiveCompletion: subscriber.receive(completion:)))
    }
  }
}

extension Publisher {
  /// Delivers the result of `transform` for each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }
}
