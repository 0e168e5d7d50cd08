extension Publishers {
  /// The publisher that `switchToLatest()` returns.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    /// The publisher of publishers.
    public let upstream: Upstream

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      MergingSubscription.start(
        subscriber, SwitchPolicy(),
        [{ upstream.subscribe(MergingOuterInlet($0, at: $1, keepsLatest: true) { $0 }) }])
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Delivers the values of the latest publisher that this one has delivered.
  ///
  /// - Each publisher cancels the one before it, and is asked for the demand that is left. This
  ///   publisher is asked for all it has with the first request, and not before.
  /// - It finishes after the last of them and this publisher. The first failure, of the latest or of
  ///   this publisher, cancels the other.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Delivers the values of the latest publisher, none of which can fail.
  ///
  /// - See the method for publishers with this publisher's failure.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Delivers the values of the latest publisher, which may fail.
  ///
  /// - See the method for publishers with this publisher's failure.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Delivers the values of the latest publisher, where nothing can fail.
  ///
  /// - See the method for publishers with this publisher's failure.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
