extension Publishers {
  /// The publisher that `retry(_:)` returns.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is subscribed to again.
    public let upstream: Upstream
    /// How often that is done, or nil for any number of times.
    public let retries: Int?

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      SequencingSubscription.start(subscriber, named: "Retry", upstream, takesEmptyRequests: true) {
        sequence, completion in
        again(after: completion, retries, sequence)
      }
    }

    private func again<S: Subscriber<Output, Failure>>(
      after completion: Subscribers.Completion<Failure>, _ left: Int?,
      _ sequence: SequencingSubscription<S>
    ) -> Subscribers.Completion<Failure>? {
      guard case .failure = completion, left ?? 1 > 0 else { return completion }
      sequence.attach(upstream) { again(after: $0, left.map { $0 - 1 }, sequence) }
      return nil
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Subscribes to this publisher again when it fails, up to `retries` times, and then passes the
  /// failure on.
  ///
  /// - Each time it is asked for the demand that is left. Values that were delivered stay so.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
