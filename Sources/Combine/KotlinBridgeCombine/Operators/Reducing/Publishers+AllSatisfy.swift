extension Publishers {
  /// The publisher of a fold: see the methods.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Says what is expected of all values.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.fold(true, named: "AllSatisfy", for: subscriber) { [predicate] result, value in
        result = predicate(value)
        return result == true
      }
    }
  }

  /// The publisher of a fold that may fail: see the methods.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Says what is expected of all values.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.foldThrowing(true, named: "TryAllSatisfy", for: subscriber) {
        [predicate] result, value throws(any Error) in
        result = try predicate(value)
        return result == true
      }
    }
  }
}

extension Publisher {
  /// Delivers whether `predicate` is true for all values, as soon as that is certain.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// The same as `allSatisfy(_:)`, and fails with the first error that the closure throws.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
