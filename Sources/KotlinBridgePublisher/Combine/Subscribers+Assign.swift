#if !canImport(Combine)
  internal import KotlinBridge

  extension Subscribers {
    /// A subscriber that asks for everything at once and sets a property to each value.
    ///
    /// - It holds the object until `cancel` or the completion.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
      public typealias Failure = Never

      private let lock = Lock()
      private var connection = Connection()
      private var root: Root?

      /// The property.
      public let keyPath: ReferenceWritableKeyPath<Root, Input>

      /// The object, until the end.
      public var object: Root? {
        lock.withLock { root }
      }

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
        if let object { object[keyPath: keyPath] = value }
        return .none
      }

      public func receive(completion: Completion<Never>) {
        let ended = end()
        withExtendedLifetime(ended) {}
      }

      public func cancel() {
        let (root, subscription) = end()
        subscription?.cancel()
        withExtendedLifetime(root) {}
      }

      // What comes out is released by the caller, outside the lock.
      private func end() -> (Root?, (any Subscription)?) {
        lock.withLock { (root.take(), connection.end()) }
      }
    }
  }

  extension Publisher where Failure == Never {
    /// Sets a property of `object` to each value, on the thread the publisher delivers on, and holds the
    /// object until the end or the cancel.
    /// - Returns: what stops it, at the latest when dropped.
    public func assign<Root>(
      to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
      let assign = Subscribers.Assign(object: object, keyPath: keyPath)
      subscribe(assign)
      return AnyCancellable(assign)
    }
  }
#endif
