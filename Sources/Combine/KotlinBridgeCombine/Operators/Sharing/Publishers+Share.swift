extension Publishers {
  /// The publisher that `share()` returns.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are shared.
    public let upstream: Upstream

    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      inner.subscribe(subscriber)
    }

    /// Whether both are the same object.
    public static func == (left: Share, right: Share) -> Bool { left === right }
  }
}

extension Publisher {
  /// Delivers the values to all subscribers by one subscription.
  ///
  /// - It subscribes to this publisher when the first subscriber comes, and cancels that when the
  ///   last has cancelled. A subscriber after that begins anew.
  /// - This publisher is asked for everything as soon as one subscriber requests something. A
  ///   subscriber misses what comes before it, and what comes without demand.
  /// - A subscriber that comes after the completion gets only the completion.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}
