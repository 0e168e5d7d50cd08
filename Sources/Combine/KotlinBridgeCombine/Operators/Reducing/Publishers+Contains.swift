extension Publishers {
  /// The publisher that `contains(_:)` returns.
  public struct Contains<Upstream: Publisher>: Publisher
  where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// The value to look for.
    public let output: Upstream.Output

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.fold(false, named: "Contains", for: subscriber) { [output] result, value in
        result = value == output
        return value != output
      }
    }
  }

  /// The publisher of a fold: see the methods.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Says whether a value is the one to look for.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.fold(false, named: "ContainsWhere", for: subscriber) { [predicate] result, value in
        result = predicate(value)
        return result == false
      }
    }
  }

  /// The publisher of a fold that may fail: see the methods.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Says whether a value is the one to look for.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.foldThrowing(false, named: "TryContainsWhere", for: subscriber) {
        [predicate] result, value throws(any Error) in
        result = try predicate(value)
        return result == false
      }
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Delivers whether `predicate` is true for a value, as soon as that is certain.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// The same as `contains(where:)`, and fails with the first error that the closure throws.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Delivers whether a value equals `output`, as soon as that is certain.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
