internal import KotlinBridge
internal import Synchronization

#if canImport(Combine)
  internal import Combine
#endif

/// Takes elements from Kotlin to one subscriber, and its requests back.
///
/// Kotlin's callbacks hold it while the job lives; it holds the subscriber until the end or the cancel.
/// Unchecked: `delivery` is under the lock, which is never held during a call to the subscriber or the job,
/// and the subscriber is called one call at a time, as Kotlin's callbacks are.
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
  /// Set once the subscriber has asked for everything: then there is nothing to count.
  private let isUnlimited = Atomic(false)

  /// - Parameter start: starts Kotlin with a demand. What comes goes to the receiver, one call at a time,
  ///   possibly before `start` has returned.
  init(_ downstream: Downstream, start: @escaping Start) {
    self.downstream = Revocable(Target(downstream))
    self.start = start
  }

  /// Offers the subscription to the subscriber. Called once.
  func connect() {
    downstream.use { $0.subscriber.receive(subscription: FlowSubscription(self)) }
    perform { delivery in delivery.accepted() }
  }

  // MARK: - The subscriber

  func request(_ demand: Subscribers.Demand) {
    if demand == .unlimited { isUnlimited.store(true, ordering: .releasing) }
    perform { delivery in delivery.request(demand) }
  }

  func abandon() {
    perform { delivery in delivery.abandon() }
  }

  func cancel() {
    // The subscriber first: no completion must follow an element that is not delivered any more.
    downstream.revoke()
    let job = lock.withLock { delivery.end() }
    job?.cancel()
  }

  // MARK: - Kotlin

  override func received(_ element: Downstream.Input) {
    if isUnlimited.load(ordering: .acquiring) {
      return downstream.use { _ = $0.subscriber.receive(element) }
    }
    downstream.use { target in
      // Claimed by one who has entered: what counts as delivered is delivered.
      guard lock.withLock({ delivery.claim() }) else { return }
      request(target.subscriber.receive(element))
    }
  }

  override func completed(_ completion: Subscribers.Completion<Downstream.Failure>) {
    var job: (any FlowJob)?
    downstream.revoke { target in
      // Ended by one who has revoked: a start that returns meanwhile finds the end, and revokes too.
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
