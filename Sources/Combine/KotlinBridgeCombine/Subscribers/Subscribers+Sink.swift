internal import KotlinBridgeLocks

extension Subscribers {
  /// A subscriber that requests all values at once and calls a closure for each of them.
  ///
  /// - After `cancel` or the completion it calls neither closure again, and it has released both of
  ///   them and the subscription.
  /// - It takes values and a completion also of a publisher that has not given it a subscription.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    private final class Closures {
      let receiveValue: SubscriberClosure<Input>
      let receiveCompletion: SubscriberClosure<Completion<Failure>>

      init(
        _ receiveValue: SubscriberClosure<Input>,
        _ receiveCompletion: SubscriberClosure<Completion<Failure>>
      ) {
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
      }
    }

    private let lock = Lock()
    private var connection = Connection()
    private let closures: Revocable<Closures>

    /// Makes a subscriber that calls the closures, as `sink` does.
    public init(
      receiveCompletion: @escaping @isolated(any) (Completion<Failure>) -> Void,
      receiveValue: @escaping @isolated(any) (Input) -> Void
    ) {
      closures = Revocable(
        Closures(SubscriberClosure(receiveValue), SubscriberClosure(receiveCompletion)))
    }

    public var description: String { "Sink" }

    /// Without children.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    /// The description.
    public var playgroundDescription: Any { description }

    public func receive(subscription: any Subscription) {
      guard lock.withLock({ connection.connect(to: subscription) }) else {
        return subscription.cancel()
      }
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      closures.use { $0.receiveValue(value) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let subscription = lock.withLock { connection.end() }
      closures.revoke { $0.receiveCompletion(completion) }
      withExtendedLifetime(subscription) {}
    }

    public func cancel() {
      let subscription = lock.withLock { connection.end() }
      closures.revoke()
      subscription?.cancel()
    }
  }
}

extension Publisher {
  /// Requests all values at once and calls the closures.
  ///
  /// - They are called on the thread on which the publisher delivers: those of a Kotlin flow on
  ///   Kotlin's threads.
  /// - A closure in the code of an actor, such as a method of a `@MainActor` class, belongs to that
  ///   actor. To call it elsewhere would be a data race, and ends the process. Add
  ///   `receive(on: DispatchQueue.main)` before, or write `@Sendable` at a closure that uses nothing
  ///   of the actor's.
  /// - Returns: a cancellable that ends this, at the latest when it is dropped.
  public func sink(
    receiveCompletion: @escaping @isolated(any) (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping @isolated(any) (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Requests all values at once and calls the closure for each of them.
  ///
  /// - It is called on the thread on which the publisher delivers. If it belongs to an actor, it must
  ///   be called there: see `sink(receiveCompletion:receiveValue:)`.
  /// - Returns: a cancellable that ends this, at the latest when it is dropped.
  public func sink(
    receiveValue: @escaping @isolated(any) (Output) -> Void
  ) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
