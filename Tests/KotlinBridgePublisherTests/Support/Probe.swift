import KotlinBridge
import KotlinBridgePublisher

/// A publisher under the test's control, for one subscriber: it records requests and cancels, and sends
/// what it is told to, demanded or not.
final class Probe<Output, Failure: Error>: Publisher, @unchecked Sendable {  // under the lock
  enum Call: Equatable {
    case request(Subscribers.Demand)
    case cancel
  }

  private let lock = Lock()
  private var recorded: [Call] = []
  private var onValue: ((Output) -> Subscribers.Demand)?
  private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  var calls: [Call] { lock.withLock { recorded } }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    lock.withLock {
      onValue = subscriber.receive(_:)
      onCompletion = subscriber.receive(completion:)
    }
    subscriber.receive(subscription: Connection(self))
  }

  @discardableResult func send(_ value: Output) -> Subscribers.Demand? {
    let receive = lock.withLock { onValue }
    return receive?(value)
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let (value, end) = lock.withLock { (onValue.take(), onCompletion.take()) }
    end?(completion)
    withExtendedLifetime(value) {}
  }

  /// Releases the subscriber.
  func forget() {
    let ended = lock.withLock { (onValue.take(), onCompletion.take()) }
    withExtendedLifetime(ended) {}
  }

  private final class Connection: Subscription {
    private let probe: Probe

    init(_ probe: Probe) {
      self.probe = probe
    }

    func request(_ demand: Subscribers.Demand) {
      probe.lock.withLock { probe.recorded.append(.request(demand)) }
    }

    func cancel() {
      probe.lock.withLock { probe.recorded.append(.cancel) }
    }
  }
}
