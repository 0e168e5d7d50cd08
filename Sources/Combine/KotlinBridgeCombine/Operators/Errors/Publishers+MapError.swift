extension Publishers {
  /// The publisher that `mapError(_:)` returns.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Makes a new failure of the failure.
    public let transform: (Upstream.Failure) -> Failure

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform: map)
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.run(SameStep(), for: subscriber, failure: transform)
    }
  }
}

extension Publisher {
  /// Fails with the result of `transform` where this publisher fails.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
}

extension Publishers {
  /// The publisher that `setFailureType(to:)` returns.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    /// The publisher whose values come in.
    public let upstream: Upstream

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.run(SameStep(), for: subscriber, failure: absurd)
    }
  }
}

extension Publishers.SetFailureType: PublisherOfOneValue where Upstream: PublisherOfOneValue {
  var valueInHand: Output? { upstream.valueInHand }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher where Failure == Never {
  /// Gives a publisher that can't fail the type of failure that a context requires.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
