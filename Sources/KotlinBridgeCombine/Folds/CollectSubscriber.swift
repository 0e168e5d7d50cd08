/// Makes an array of each `count` values, and asks for `count` times what is requested.
///
/// - It has no lock: the array changes within the methods of the subscriber only, which are called
///   one at a time.
/// - Values that are left at the end were asked for, so one array more has been requested.
final class CollectSubscriber<Element, Downstream: Subscriber>: Subscriber
where Downstream.Input == [Element] {
  private let downstream: Downstream
  private let count: Int
  private var values: [Element] = []

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    self.count = count
  }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: Multiple(subscription, count: count))
  }

  func receive(_ input: Element) -> Subscribers.Demand {
    values.append(input)
    return values.count < count ? .none : deliver() * count
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if case .finished = completion, !values.isEmpty { _ = deliver() }
    downstream.receive(completion: completion)
  }

  private func deliver() -> Subscribers.Demand {
    let full = values
    values = []
    return downstream.receive(full)
  }

  private final class Multiple: Subscription {
    private let subscription: any Subscription
    private let count: Int

    init(_ subscription: any Subscription, count: Int) {
      self.subscription = subscription
      self.count = count
    }

    func request(_ demand: Subscribers.Demand) { subscription.request(demand * count) }
    func cancel() { subscription.cancel() }
  }
}
