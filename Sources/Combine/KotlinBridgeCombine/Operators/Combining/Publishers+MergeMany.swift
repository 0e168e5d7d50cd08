extension Publishers {
  /// The publisher that `merge(with:)` returns for any number of publishers of one type.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Makes a publisher of the values of all.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Makes a publisher of the values of all. Without any it finishes at once.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      MergingSubscription.start(
        subscriber, ArrivalPolicy(publishers.count), publishers.map { $0.attachDirectly })
    }

    /// Adds a publisher.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Delivers the values of both publishers in the order in which they come.
  ///
  /// - See the method for publishers of other types.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
