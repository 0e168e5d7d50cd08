extension Publishers {
  /// The publisher that `prefix(untilOutputFrom:)` returns.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// The publisher whose first value ends it.
    public let other: Other

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      MergingSubscription.start(
        subscriber, UntilPolicy(isPrefix: true),
        [{ other.attach(to: $0, at: $1) { _ in nil } }, upstream.attachDirectly])
    }
  }

  /// The publisher that `drop(untilOutputFrom:)` returns.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// The publisher whose first value lets them pass.
    public let other: Other

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      MergingSubscription.start(
        subscriber, UntilPolicy(isPrefix: false),
        [other.prefix(1).attach, upstream.attachDirectly])
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
  /// Delivers values until `publisher` delivers one, and finishes then.
  ///
  /// - `publisher` is asked for one value at once. Its completion has no effect.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Drops the values that come before `publisher` delivers one.
  ///
  /// - `publisher` is asked for one value at once, and cancelled with it. It finishes or fails with
  ///   `publisher` if that ends without a value.
  /// - This publisher is asked for another value for each that is dropped.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
