extension Publishers {
  /// The publisher that `dropFirst(_:)` returns.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// How many values are dropped.
    public let count: Int

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.run(DropStep(count: count), for: subscriber)
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Delivers all values but the first `count`. A negative `count` is a precondition failure.
  ///
  /// - It asks for another value for each that it drops. Combine asks for all of them at first.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "The count must not be negative: \(count)")
    return Publishers.Drop(upstream: self, count: count)
  }
}
