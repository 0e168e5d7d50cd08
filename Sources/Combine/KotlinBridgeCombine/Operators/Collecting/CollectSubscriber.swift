internal import KotlinBridgeLocks

/// Makes an array of each `count` values, and asks for `count` times what is requested.
///
/// - The array has no lock: it changes within the methods of the subscriber only, which are called
///   one at a time.
/// - Values that are left at the end were asked for, so one array more has been requested.
final class CollectSubscriber<Element, Downstream: Subscriber>: Subscriber
where Downstream.Input == [Element] {
  private let downstream: Downstream
  private let count: Int
  private var values: [Element] = []
  private var subscription: Multiple?

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    self.count = count
  }

  func receive(subscription: any Subscription) {
    let subscription = Multiple(subscription, count: count)
    self.subscription = subscription
    downstream.receive(subscription: subscription)
  }

  func receive(_ input: Element) -> Subscribers.Demand {
    values.append(input)
    return values.count < count || isCancelled ? .none : deliver() * count
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if case .finished = completion, !values.isEmpty, !isCancelled { _ = deliver() }
    // The subscriber may have cancelled at the last array, when there was nothing left to cancel.
    if !isCancelled { downstream.receive(completion: completion) }
    subscription = nil
  }

  private var isCancelled: Bool { subscription?.isCancelled == true }

  private func deliver() -> Subscribers.Demand {
    let full = values
    values = []
    return downstream.receive(full)
  }

  private final class Multiple: NamedSubscription {
    private let subscription: any Subscription
    private let count: Int
    private let lock = Lock()
    private var hasCancelled = false

    init(_ subscription: any Subscription, count: Int) {
      self.subscription = subscription
      self.count = count
    }

    var description: String { "CollectByCount" }

    func request(_ demand: Subscribers.Demand) {
      demand.requireSome()
      subscription.request(demand * count)
    }

    func cancel() {
      lock.withLock { hasCancelled = true }
      subscription.cancel()
    }

    var isCancelled: Bool { lock.withLock { hasCancelled } }
  }
}
