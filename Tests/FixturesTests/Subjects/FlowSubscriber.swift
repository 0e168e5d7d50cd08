import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgePublisher
import TestHelpers

/// A subscriber that records what it receives, requests `demand` at first and then what `onValue`
/// returns.
final class FlowSubscriber<Element: KotlinValue & Equatable>: Subscriber, Sendable {
  let recorder: EventRecorder<Element>
  private let demand: Subscribers.Demand
  private let onValue: @Sendable (Element, FlowSubscriber) -> Subscribers.Demand
  private let held = Guarded<(any Subscription)?>(nil)

  init(
    demand: Subscribers.Demand = .unlimited, in recorder: EventRecorder<Element> = EventRecorder(),
    onValue: @escaping @Sendable (Element, FlowSubscriber) -> Subscribers.Demand = { _, _ in .none }
  ) {
    self.recorder = recorder
    self.demand = demand
    self.onValue = onValue
  }

  /// Subscribes a new subscriber to a publisher.
  convenience init<P: Publisher>(
    to publisher: P, demand: Subscribers.Demand = .unlimited,
    onValue: @escaping @Sendable (Element, FlowSubscriber) -> Subscribers.Demand = { _, _ in .none }
  ) where P.Output == Element, P.Failure == KotlinError {
    self.init(demand: demand, onValue: onValue)
    publisher.subscribe(self)
  }

  var events: [ConsumerEvent<Element>] { recorder.events }

  func request(_ demand: Subscribers.Demand) { held.value?.request(demand) }
  func cancel() { held.value?.cancel() }

  /// Releases the subscription without cancelling it.
  func drop() {
    let last = held.withLock { $0.take() }
    withExtendedLifetime(last) {}
  }

  func receive(subscription: any Subscription) {
    held.value = subscription
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Element) -> Subscribers.Demand {
    var more = Subscribers.Demand.none
    recorder.callback {
      recorder.record(.element(input))
      more = onValue(input, self)
    }
    return more
  }

  func receive(completion: Subscribers.Completion<KotlinError>) {
    recorder.callback {
      switch completion {
      case .finished: recorder.record(.completed)
      case .failure(let error): recorder.threw(error)
      }
    }
  }
}
