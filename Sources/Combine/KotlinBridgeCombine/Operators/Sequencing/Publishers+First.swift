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

    public func receive(subscriber: some Subscriber<Output, Failure>) {
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

extension Publishers {
  /// The publisher that `first(where:)` returns.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Says whether a value is the one to deliver.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.runEnding(FirstWhereStep(predicate: predicate), limit: .max(1), for: subscriber)
    }
  }

  /// The publisher that `tryFirst(where:)` returns.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Says whether a value is the one to deliver.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.runThrowing(FirstWhereStep(predicate: predicate), limit: .max(1), for: subscriber)
    }
  }
}

extension Publisher {
  /// Delivers the first value for which `predicate` is true, and finishes.
  ///
  /// - It asks for one value after the other, whatever is requested. Combine asks for all.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// The same as `first(where:)`, and fails with the first error that the closure throws.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
