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

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
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
