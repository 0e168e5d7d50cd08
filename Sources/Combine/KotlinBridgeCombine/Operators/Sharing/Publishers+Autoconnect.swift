internal import KotlinBridgeLocks

extension Publishers {
  /// The publisher that `autoconnect()` returns.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public let upstream: Upstream

    private let lock = Lock()
    private var count = ReferenceCount<any Cancellable>()

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      lock.withLock { count.enter() }
      // The subscription holds this publisher, and with it the connection.
      upstream.subscribe(
        ObservingSubscription(
          subscriber, named: "Autoconnect", observer: EventObserver(onCancel: { self.leave() })))
      if lock.withLock({ count.begin() }) { connect() }
    }

    private func connect() {
      let connection = upstream.connect()
      lock.withLock { count.connected(connection) }?.cancel()
    }

    private func leave() {
      lock.withLock { count.leave() }?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Connects this publisher when the first subscriber comes, and disconnects it when the last has
  /// cancelled.
  ///
  /// - A subscriber that has got the completion counts as before, so that the publisher is not
  ///   connected again after its end.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
