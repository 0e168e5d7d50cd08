extension Publishers {
  /// The publisher that `count()` returns.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.fold(0, named: "Count", for: subscriber) { result, _ in
        result! += 1
        return true
      }
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Delivers the number of values.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
