internal import KotlinBridgeLocks

/// What `handleEvents` and `print` do with the events that pass.
struct EventObserver<Output, Failure: Error> {
  var onSubscription: ((any Subscription) -> Void)?
  var onValue: ((Output) -> Void)?
  var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  var onCancel: (() -> Void)?
  var onRequest: ((Subscribers.Demand) -> Void)?
  /// Called for demand that the subscriber returns from `receive(_:)`.
  var onReturnedDemand: ((Subscribers.Demand) -> Void)?
}

/// Passes every event on, and shows it to an observer before that. After the end it shows none.
final class ObservingSubscription<Downstream: Subscriber>: Subscriber, Subscription {
  private let observer: EventObserver<Downstream.Input, Downstream.Failure>
  private let lock = Lock()
  private var connection = Connection()
  private var downstream: Downstream?

  init(
    _ downstream: Downstream, observer: EventObserver<Downstream.Input, Downstream.Failure>
  ) {
    self.downstream = downstream
    self.observer = observer
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ connection.connect(to: subscription) }) else {
      return subscription.cancel()
    }
    observer.onSubscription?(subscription)
    receiver?.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard lock.withLock({ connection.isConnected }) else { return .none }
    observer.onValue?(input)
    // Looked at again, for the observer may have cancelled.
    let demand = receiver?.receive(input) ?? .none
    if demand > .none { observer.onReturnedDemand?(demand) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard lock.withLock({ connection.complete() }) != nil else { return }
    observer.onCompletion?(completion)
    lock.withLock { downstream.take() }?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    guard lock.withLock({ connection.isConnected }) else { return }
    observer.onRequest?(demand)
    lock.withLock { connection.subscription }?.request(demand)
  }

  func cancel() {
    let (subscription, downstream) = lock.withLock { (connection.end(), self.downstream.take()) }
    guard let subscription else { return }
    observer.onCancel?()
    subscription.cancel()
    withExtendedLifetime(downstream) {}
  }

  private var receiver: Downstream? {
    lock.withLock { connection.isConnected ? downstream : nil }
  }
}
