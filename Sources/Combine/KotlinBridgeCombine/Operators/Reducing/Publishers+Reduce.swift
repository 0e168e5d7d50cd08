extension Publishers {
  /// The publisher that `reduce(_:_:)` returns.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// What the first value is combined with.
    public let initial: Output
    /// Combines the last result with a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes the publisher, as the method does.
    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.fold(.some(initial), named: "Reduce", for: subscriber) {
        [nextPartialResult] result, value in
        result = nextPartialResult(result!, value)
        return true
      }
    }
  }

  /// The publisher that `tryReduce(_:_:)` returns.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// What the first value is combined with.
    public let initial: Output
    /// Combines the last result with a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes the publisher, as the method does.
    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.foldThrowing(.some(initial), named: "TryReduce", for: subscriber) {
        [nextPartialResult] result, value throws(any Error) in
        result = try nextPartialResult(result!, value)
        return true
      }
    }
  }
}

extension Publisher {
  /// Combines each value with the result before it, and delivers the last result.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// The same as `reduce(_:_:)`, and fails with the first error that the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
