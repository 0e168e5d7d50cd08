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

/// Passes every event on, and shows it to an observer before that. After the end it shows none, and holds neither the
/// observer nor the subscriber.
final class ObservingSubscription<Downstream: Subscriber>: Subscriber, NamedSubscription {
  typealias Observer = EventObserver<Downstream.Input, Downstream.Failure>

  private let name: StaticString
  private let lock = Lock()
  private var connection = Connection()
  private var downstream: Downstream?
  private var observer: Observer?

  /// - Parameter name: that of the operator, for `print(_:)`.
  init(_ downstream: Downstream, named name: StaticString, observer: Observer) {
    self.name = name
    self.downstream = downstream
    self.observer = observer
  }

  var description: String { "\(name)" }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ connection.connect(to: subscription) }) else {
      return subscription.cancel()
    }
    current?.onSubscription?(subscription)
    receiver?.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard let observer = current else { return .none }
    observer.onValue?(input)
    // Looked at now, for the observer may have cancelled.
    let demand = receiver?.receive(input) ?? .none
    if demand > .none { observer.onReturnedDemand?(demand) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let (subscription, observer) = lock.withLock {
      let subscription = connection.complete()
      return (subscription, subscription == nil ? nil : self.observer.take())
    }
    guard subscription != nil else { return }
    observer?.onCompletion?(completion)
    lock.withLock { downstream.take() }?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    current?.onRequest?(demand)
    lock.withLock { connection.subscription }?.request(demand)
  }

  func cancel() {
    let (subscription, last) = lock.withLock {
      (connection.end(), (downstream.take(), observer.take()))
    }
    guard let subscription else { return }
    last.1?.onCancel?()
    subscription.cancel()
    withExtendedLifetime(last) {}
  }

  private var current: Observer? { lock.withLock { connection.isConnected ? observer : nil } }

  private var receiver: Downstream? { lock.withLock { connection.isConnected ? downstream : nil } }
}
