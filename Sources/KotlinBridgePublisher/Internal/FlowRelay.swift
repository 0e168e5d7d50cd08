internal import KotlinBridge

#if canImport(Combine)
  internal import Combine
#endif

/// Takes elements from Kotlin to one subscriber, and its requests back.
///
/// Kotlin's callbacks hold it while the job lives; it holds the subscriber until the end or the cancel.
/// Unchecked: what changes is under the lock, which is never held during a call to the subscriber or
/// the job, and the subscriber is called one call at a time, as Kotlin's callbacks are.
final class FlowRelay<Downstream: Subscriber>:
  FlowReceiver<Downstream.Input, Downstream.Failure>, @unchecked Sendable
{
  typealias Receiver = FlowReceiver<Downstream.Input, Downstream.Failure>
  typealias Start = (Subscribers.Demand, Receiver) -> any FlowJob

  private let lock = Lock()
  private let start: Start
  private var delivery = FlowDelivery<any FlowJob>()
  private var downstream: Downstream?

  /// - Parameter start: starts Kotlin with a demand. What comes goes to the receiver, one call at a time,
  ///   possibly before `start` has returned.
  init(_ downstream: Downstream, start: @escaping Start) {
    self.downstream = downstream
    self.start = start
  }

  /// Offers the subscription to the subscriber. Called once.
  func connect() {
    let downstream = lock.withLock { self.downstream }
    downstream?.receive(subscription: FlowSubscription(self))
    perform { delivery in delivery.accepted() }
  }

  // MARK: - The subscriber

  func request(_ demand: Subscribers.Demand) {
    perform { delivery in delivery.request(demand) }
  }

  func abandon() {
    perform { delivery in delivery.abandon() }
  }

  func cancel() {
    let (_, job) = end()
    job?.cancel()
  }

  // MARK: - Kotlin

  override func received(_ element: Downstream.Input) {
    guard let downstream = lock.withLock({ delivery.claim() ? self.downstream : nil }) else {
      return
    }
    let more = downstream.receive(element)
    perform { delivery in delivery.request(more) }
  }

  override func completed(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let (downstream, job) = end()
    downstream?.receive(completion: completion)
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
      _ = end()
      job?.cancel()
    case .start, nil:
      break
    }
  }

  // What comes out is released by the caller, outside the lock.
  private func end() -> (Downstream?, (any FlowJob)?) {
    lock.withLock { (downstream.take(), delivery.end()) }
  }
}
