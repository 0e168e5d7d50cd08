extension Publishers {
  /// The publisher that `first()` returns.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.runEnding(RangeStep(0..<1), limit: .max(1), for: subscriber)
    }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Delivers the first value, and finishes.
  ///
  /// - It asks for one value, whatever is requested. Combine asks for all.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }
}
