extension Publishers {
  /// The publisher that `flatMap(maxPublishers:_:)` returns.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values become publishers.
    public let upstream: Upstream
    /// How many publishers there are at once.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Makes the publisher, as the method does.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      MergingSubscription.start(
        subscriber, FlatMapPolicy(maxPublishers: maxPublishers),
        [{ upstream.subscribe(MergingOuterInlet($0, at: $1, keepsLatest: false, transform)) }])
    }
  }
}

extension Publisher {
  /// Makes a publisher of each value and delivers the values of all these publishers.
  ///
  /// - At most `maxPublishers` of them run at once; this publisher is asked for another value when
  ///   one of them has finished. It is asked for none before the first request, and for none while
  ///   there is no demand.
  /// - A publisher is asked for one value at a time while the demand is finite, so at most one value
  ///   of each waits.
  /// - It finishes after all of them. The first failure, of any of them or of this publisher,
  ///   cancels all others.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Output == T, P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Makes a publisher, which can't fail, of each value and delivers the values of all of them.
  ///
  /// - See the method for publishers with this publisher's failure.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher of each value and delivers the values of all these publishers, which may
  /// fail.
  ///
  /// - See the method for publishers with this publisher's failure.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Makes a publisher, which can't fail, of each value and delivers the values of all of them.
  ///
  /// - See the method for publishers with this publisher's failure.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Chosen by the compiler where no other method fits, for its message.
  @available(
    *, unavailable,
    message:
      "The closure of flatMap must return a publisher whose Failure is Never or that of this publisher: use map to return a plain value, or mapError to make the failure types match"
  )
  @_disfavoredOverload
  public func flatMap<T>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> T
  ) -> Publishers.Map<Self, T> {
    map(transform)
  }
}
