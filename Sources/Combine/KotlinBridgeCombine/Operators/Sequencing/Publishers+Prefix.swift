extension Publishers {
  /// The publisher that `prefix(_:)`, `output(at:)` and `output(in:)` return.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// The places of the values that are delivered.
    public let range: CountableRange<Int>

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let step = RangeStep<Output>(range)
      upstream.runEnding(step, limit: step.limit, for: subscriber)
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Delivers the first `maxLength` values, and finishes with the last of them.
  ///
  /// - It asks for no more values than it delivers, and of `prefix(0)` for none.
  /// - A negative `maxLength` is a precondition failure.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<maxLength)
  }

  /// Delivers the value at the place `index`, counted from 0, and finishes.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index...index)
  }

  /// Delivers the values whose places, counted from 0, are in `range`, and finishes with the last
  /// of them. A place below zero is a precondition failure.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    let places = range.relative(to: 0..<Int.max)
    precondition(places.lowerBound >= 0, "An index must not be negative: \(places.lowerBound)")
    return Publishers.Output(upstream: self, range: places)
  }
}

extension Publishers {
  /// The publisher that `prefix(while:)` returns.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Says whether a value is delivered.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.runEnding(PrefixWhileStep(predicate: predicate), for: subscriber)
    }
  }

  /// The publisher that `tryPrefix(while:)` returns.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Says whether a value is delivered.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.runThrowing(PrefixWhileStep(predicate: predicate), for: subscriber)
    }
  }
}

extension Publisher {
  /// Delivers values and finishes at the first for which `predicate` is false.
  ///
  /// - That one has been asked for, and is lost.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// The same as `prefix(while:)`, and fails with the first error that the closure throws.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
