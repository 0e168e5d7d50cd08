extension Publishers {
  /// The publisher that `dropFirst(_:)` returns.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// How many values are dropped.
    public let count: Int

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.run(DropStep(count: count), for: subscriber)
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Delivers all values but the first `count`. A negative `count` is a precondition failure.
  ///
  /// - It asks for another value for each that it drops. Combine asks for all of them at first.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "The count must not be negative: \(count)")
    return Publishers.Drop(upstream: self, count: count)
  }
}

extension Publishers {
  /// The publisher that `drop(while:)` returns.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Says whether a value is dropped, until it is false for the first time.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.run(DropWhileStep(predicate: predicate), for: subscriber)
    }
  }

  /// The publisher that `tryDrop(while:)` returns.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// Says whether a value is dropped, until it is false for the first time.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.runThrowing(DropWhileStep(predicate: predicate), for: subscriber)
    }
  }
}

extension Publisher {
  /// Delivers all values from the first for which `predicate` is false.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// The same as `drop(while:)`, and fails with the first error that the closure throws.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
