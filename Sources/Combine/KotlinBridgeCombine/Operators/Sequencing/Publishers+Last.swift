extension Publishers {
  /// The publisher that `last()` returns.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.fold(nil, named: "Last", for: subscriber) { result, value in
        result = .some(value)
        return true
      }
    }
  }

  /// The publisher of a fold: see the methods.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Says whether a value counts.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.fold(nil, named: "LastWhere", for: subscriber) { [predicate] result, value in
        if predicate(value) { result = .some(value) }
        return true
      }
    }
  }

  /// The publisher of a fold that may fail: see the methods.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Says whether a value counts.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.foldThrowing(nil, named: "TryLastWhere", for: subscriber) {
        [predicate] result, value throws(any Error) in
        if try predicate(value) { result = .some(value) }
        return true
      }
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Delivers the last value; none if there is none.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  /// Delivers the last value for which `predicate` is true; none if there is none.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// The same as `last(where:)`, and fails with the first error that the closure throws.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
