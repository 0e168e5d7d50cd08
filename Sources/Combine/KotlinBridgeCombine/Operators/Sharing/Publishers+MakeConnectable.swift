extension Publishers {
  /// The publisher that `makeConnectable()` returns.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream) {
      inner = upstream.multicast { PassthroughSubject() }
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      inner.subscribe(subscriber)
    }

    public func connect() -> any Cancellable { inner.connect() }
  }
}

extension Publisher where Failure == Never {
  /// Delivers the values to all subscribers, once it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
