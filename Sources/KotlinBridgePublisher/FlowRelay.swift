internal import KotlinBridgeLocks
internal import Synchronization

/// Passes elements from Kotlin to one subscriber, and the subscriber's requests to Kotlin.
///
/// - Kotlin's callbacks hold it while the job lives. It holds the subscriber until the end or the
///   cancel.
/// - The subscriber gets one call at a time, as Kotlin's callbacks come one at a time.
///
/// Unchecked: `delivery` is under the lock, which is never held during a call to the subscriber or
/// to the job.
final class FlowRelay<Downstream: Subscriber>:
  FlowReceiver<Downstream.Input, Downstream.Failure>, @unchecked Sendable
{
  typealias Receiver = FlowReceiver<Downstream.Input, Downstream.Failure>
  typealias Start = (Subscribers.Demand, Receiver) -> any FlowJob

  private final class Target {
    let subscriber: Downstream
    init(_ subscriber: Downstream) { self.subscriber = subscriber }
  }

  private let lock = Lock()
  private let start: Start
  private let downstream: Revocable<Target>
  private var delivery = FlowDelivery<any FlowJob>()
  /// Whether the subscriber has requested all elements. Then none has to be counted.
  private let isUnlimited = Atomic(false)

  /// - Parameter start: starts Kotlin with a demand. Kotlin calls the receiver, one call at a time,
  ///   possibly before `start` has returned.
  init(_ downstream: Downstream, start: @escaping Start) {
    self.downstream = Revocable(Target(downstream))
    self.start = start
  }

  /// Offers the subscription to the subscriber. It is called once.
  func connect() {
    downstream.use { $0.subscriber.receive(subscription: FlowSubscription(self)) }
    perform { delivery in delivery.accepted() }
  }

  // MARK: - Calls from the subscriber

  func request(_ demand: Subscribers.Demand) {
    if demand == .unlimited { isUnlimited.store(true, ordering: .releasing) }
    perform { delivery in delivery.request(demand) }
  }

  func abandon() {
    perform { delivery in delivery.abandon() }
  }

  func cancel() {
    // The subscriber first. Otherwise an element could be dropped and the completion still
    // delivered.
    downstream.revoke()
    let job = lock.withLock { delivery.end() }
    job?.cancel()
  }

  // MARK: - Calls from Kotlin

  override func received(_ element: Downstream.Input) {
    if isUnlimited.load(ordering: .acquiring) {
      return downstream.use { _ = $0.subscriber.receive(element) }
    }
    downstream.use { target in
      // Claimed inside the use, so that each element that counts as delivered is delivered.
      guard lock.withLock({ delivery.claim() }) else { return }
      request(target.subscriber.receive(element))
    }
  }

  override func completed(_ completion: Subscribers.Completion<Downstream.Failure>) {
    var job: (any FlowJob)?
    downstream.revoke { target in
      // Ended inside the revocation. A start that returns meanwhile finds the end, and revokes too.
      job = lock.withLock { delivery.end() }
      target.subscriber.receive(completion: completion)
    }
    withExtendedLifetime(job) {}
  }

  private func perform(
    _ event: (inout FlowDelivery<any FlowJob>) -> FlowDelivery<any FlowJob>.Action?
  ) {
    var action = lock.withLock { event(&delivery) }
    if case .start(let demand) = action {
      let job = start(demand, self)
      action = lock.withLock { delivery.started(job) }
    }
    switch action {
    case .request(let demand, let job):
      job.request(demand)
    case .end(let job):
      downstream.revoke()
      job?.cancel()
    case .start, nil:
      break
    }
  }
}

/// The subscription that a relay gives to its subscriber. Dropping it abandons the delivery.
private final class FlowSubscription<Downstream: Subscriber>: Subscription,
  CustomStringConvertible
{
  private let relay: FlowRelay<Downstream>

  init(_ relay: FlowRelay<Downstream>) {
    self.relay = relay
  }

  var description: String { "KotlinFlow" }

  deinit {
    relay.abandon()
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "A request must be for at least one value")
    relay.request(demand)
  }

  func cancel() {
    relay.cancel()
  }
}
