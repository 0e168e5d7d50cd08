internal import KotlinBridgeLocks

/// Delivers the elements of an iterator as far as the demand goes, and then a completion.
///
/// - The iterator is read one element ahead, so that the completion follows the last element.
final class IteratorSubscription<Elements: IteratorProtocol, Downstream: Subscriber>:
  NamedSubscription
where Downstream.Input == Elements.Element {
  /// The sequence as a text, which `print(_:)` shows.
  var description: String { "\(source)" }

  var content: Any? { source }

  private let source: Any
  private let completion: Subscribers.Completion<Downstream.Failure>
  // Both are changed by the delivery only, of which there is one at a time.
  private var elements: Elements
  private var next: Elements.Element?

  // The rest is under the lock.
  private let lock = Lock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  // At first the subscription is being delivered.
  private var isDelivering = true

  private init(
    _ downstream: Downstream, _ elements: Elements, of source: Any,
    _ completion: Subscribers.Completion<Downstream.Failure>
  ) {
    self.downstream = downstream
    self.completion = completion
    self.source = source
    self.elements = elements
  }

  /// Gives `downstream` a subscription to `elements`, which are those of `source`.
  static func start(
    _ downstream: Downstream, _ elements: Elements, of source: Any,
    completion: Subscribers.Completion<Downstream.Failure> = .finished
  ) {
    let subscription = IteratorSubscription(downstream, elements, of: source, completion)
    downstream.receive(subscription: subscription)
    subscription.next = subscription.elements.next()
    subscription.deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let isFirst = lock.withLock {
      self.demand += demand
      defer { isDelivering = true }
      return !isDelivering
    }
    if isFirst { deliver() }
  }

  func cancel() {
    let last = lock.withLock { downstream.take() }
    withExtendedLifetime(last) {}
  }

  private func deliver() {
    while let element = next {
      guard let downstream = lock.withLock({ spend() }) else { return }
      next = nil
      let more = downstream.receive(element)
      let isCancelled = lock.withLock {
        demand += more
        return self.downstream == nil
      }
      if isCancelled { return }
      next = elements.next()
    }
    lock.withLock { downstream.take() }?.receive(completion: completion)
  }

  // A cancelled delivery stays under way for ever, so that no other begins.
  private func spend() -> Downstream? {
    guard let downstream else { return nil }
    guard demand > .none else {
      isDelivering = false
      return nil
    }
    demand -= 1
    return downstream
  }
}
