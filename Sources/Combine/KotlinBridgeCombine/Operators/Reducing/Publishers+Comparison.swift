extension Publishers {
  /// The publisher of a fold: see the methods.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Says whether the second value replaces the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes the publisher, as the method does.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.fold(nil, named: "Comparison", for: subscriber) {
        [areInIncreasingOrder] result, value in
        if result.map({ areInIncreasingOrder($0, value) }) ?? true { result = .some(value) }
        return true
      }
    }
  }

  /// The publisher of a fold that may fail: see the methods.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Says whether the second value replaces the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Makes the publisher, as the method does.
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.foldThrowing(nil, named: "TryComparison", for: subscriber) {
        [areInIncreasingOrder] result, value throws(any Error) in
        if try result.map({ try areInIncreasingOrder($0, value) }) ?? true { result = .some(value) }
        return true
      }
    }
  }
}

extension Publisher {
  /// Delivers the least value; none if there is none.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: { areInIncreasingOrder($1, $0) })
  }

  /// Delivers the greatest value; none if there is none.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// The same as `min(by:)`, and fails with the first error that the closure throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(
      upstream: self, areInIncreasingOrder: { try areInIncreasingOrder($1, $0) })
  }

  /// The same as `max(by:)`, and fails with the first error that the closure throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher where Output: Comparable {
  /// Delivers the least value; none if there is none.
  public func min() -> Publishers.Comparison<Self> {
    min(by: <)
  }

  /// Delivers the greatest value; none if there is none.
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }
}
