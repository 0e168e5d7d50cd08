internal import KotlinBridgeLocks

extension Subscribers {
  /// A subscriber that requests all values at once and sets a property to each of them.
  ///
  /// - It holds the object until `cancel` or the completion.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    private let lock = Lock()
    private var connection = Connection()
    private var root: Root?

    /// The property that is set.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// The object, or nil after `cancel` or the completion.
    public var object: Root? {
      lock.withLock { root }
    }

    /// Makes a subscriber that sets the property `keyPath` of `object`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      if lock.withLock({ connection.connect(to: subscription) }) {
        subscription.request(.unlimited)
      } else {
        subscription.cancel()
      }
    }

    public func receive(_ value: Input) -> Demand {
      let object = lock.withLock { connection.isConnected ? root : nil }
      if let object { object[keyPath: keyPath] = value }
      return .none
    }

    public func receive(completion: Completion<Never>) {
      let ended = lock.withLock { connection.complete().map { ($0, root.take()) } }
      withExtendedLifetime(ended) {}
    }

    public func cancel() {
      let (root, subscription) = end()
      subscription?.cancel()
      withExtendedLifetime(root) {}
    }

    // The caller releases what this returns, outside the lock.
    private func end() -> (Root?, (any Subscription)?) {
      lock.withLock { (root.take(), connection.end()) }
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets a property of `object` to each value.
  ///
  /// - The property is set on the thread on which the publisher delivers.
  /// - The object is held until the completion or the cancel.
  /// - Returns: a cancellable that ends this, at the latest when it is dropped.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
