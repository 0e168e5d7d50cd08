extension Publishers {
  /// The publisher that `collect()` returns.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.fold([], inPlace: true, named: "Collect", for: subscriber) { result, value in
        result!.append(value)
        return true
      }
    }
  }

  /// The publisher that `collect(_:)` returns.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// How many values an array has, except the last.
    public let count: Int

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.subscribe(CollectSubscriber(subscriber, count: count))
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Delivers all values as one array.
  ///
  /// - They all stay in memory until then.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  /// Delivers the values in arrays of `count`, and those that are left at the end in a last one.
  /// A count below 1 is a precondition failure.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "The count must be at least 1: \(count)")
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}
