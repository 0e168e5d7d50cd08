extension Publishers {
  /// The publisher that `removeDuplicates(by:)` returns.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Says whether a value is a duplicate of the one that was delivered last.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes the publisher, as the method does.
    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.run(RemoveDuplicatesStep(predicate: predicate), for: subscriber)
    }
  }

  /// The publisher that `tryRemoveDuplicates(by:)` returns.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Says whether a value is a duplicate of the one that was delivered last.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Makes the publisher, as the method does.
    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.runThrowing(RemoveDuplicatesStep(predicate: predicate), for: subscriber)
    }
  }
}

extension Publisher {
  /// Delivers the values that are no duplicates of the one that was delivered last.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// The same as `removeDuplicates(by:)`, and fails with the first error that the closure throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Delivers the values that do not equal the one that was delivered last.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
