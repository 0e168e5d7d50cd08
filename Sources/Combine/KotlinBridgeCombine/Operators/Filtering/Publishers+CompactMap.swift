extension Publishers {
  /// The publisher that `compactMap(_:)` returns.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Makes a new value of a value, or nil.
    public let transform: (Upstream.Output) -> Output?

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.run(CompactMapStep(transform: transform), for: subscriber)
    }
  }

  /// The publisher that `tryCompactMap(_:)` returns.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Makes a new value of a value, or nil.
    public let transform: (Upstream.Output) throws -> Output?

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.runThrowing(CompactMapStep(transform: transform), for: subscriber)
    }
  }
}

extension Publisher {
  /// Delivers the results of `transform` that are not nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// The same as `compactMap(_:)`, and fails with the first error that the closure throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
