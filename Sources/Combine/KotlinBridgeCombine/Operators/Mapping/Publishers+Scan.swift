extension Publishers {
  /// The publisher that `scan(_:_:)` returns.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// What the first value is combined with.
    public let initialResult: Output
    /// Combines the last result with a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes the publisher, as the method does.
    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.run(
        ScanStep(result: initialResult, next: nextPartialResult), for: subscriber)
    }
  }

  /// The publisher that `tryScan(_:_:)` returns.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// What the first value is combined with.
    public let initialResult: Output
    /// Combines the last result with a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes the publisher, as the method does.
    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.runThrowing(
        ScanStep(result: initialResult, next: nextPartialResult), for: subscriber)
    }
  }
}

extension Publisher {
  /// Combines each value with the result before it, and delivers each result.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// The same as `scan(_:_:)`, and fails with the first error that the closure throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
