internal import KotlinBridgeLocks

extension Subscribers {
  /// A subscriber that requests all values at once and sets a property to each of them.
  ///
  /// - It holds the object until `cancel` or the completion.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    public typealias Failure = Never

    private let lock = Lock()
    private var connection = Connection()
    private var root: Root?
    private let isOfMainActor: Bool

    /// The property that is set.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// The object, or nil after `cancel` or the completion.
    public var object: Root? {
      lock.withLock { root }
    }

    /// Makes a subscriber that sets the property `keyPath` of `object`, as `assign(to:on:)` does.
    public init(
      object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>,
      isolation: (any Actor)? = #isolation
    ) {
      root = object
      self.keyPath = keyPath
      isOfMainActor = isolation is MainActor
    }

    /// `Assign` and the type of the object.
    public var description: String { "Assign \(Root.self)." }

    /// The object, the path of the property, and the publisher's subscription.
    public var customMirror: Mirror {
      let (object, subscription) = lock.withLock { (root, connection.subscription) }
      return Mirror(
        self,
        children: [
          "object": object as Any, "keyPath": keyPath, "upstreamSubscription": subscription as Any,
        ])
    }

    /// The description.
    public var playgroundDescription: Any { description }

    public func receive(subscription: any Subscription) {
      if lock.withLock({ connection.connect(to: subscription) }) {
        subscription.request(.unlimited)
      } else {
        subscription.cancel()
      }
    }

    public func receive(_ value: Input) -> Demand {
      let object = lock.withLock { connection.isConnected ? root : nil }
      guard let object else { return .none }
      if isOfMainActor {
        MainActor.shared.check(
          "assign was called on the main actor, but a value for the property arrived elsewhere: "
            + "add receive(on: DispatchQueue.main) before it")
      }
      object[keyPath: keyPath] = value
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
  /// - The property is set on the thread on which the publisher delivers. If code of the main actor
  ///   calls this, that must be the main actor's, and another one ends the process: add
  ///   `receive(on: DispatchQueue.main)` before.
  /// - The object is held until the completion or the cancel.
  /// - Returns: a cancellable that ends this, at the latest when it is dropped.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root,
    isolation: (any Actor)? = #isolation
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath, isolation: isolation)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
