extension Publishers {
  /// The publisher that `map(_:)` returns.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Makes a new value of each value.
    public let transform: (Upstream.Output) -> Output

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.run(MapStep(transform: transform), for: subscriber)
    }
  }

  /// The publisher that `tryMap(_:)` returns.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Makes a new value of each value.
    public let transform: (Upstream.Output) throws -> Output

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.runThrowing(MapStep(transform: transform), for: subscriber)
    }
  }
}

extension Publisher {
  /// Delivers the result of `transform` for each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// The same as `map(_:)`, and fails with the first error that the closure throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}

extension Publisher {
  /// Delivers `output` in the place of each nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
