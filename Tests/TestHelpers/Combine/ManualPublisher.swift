package import KotlinBridgeCombine
import KotlinBridgeLocks

/// A publisher for one subscriber that sends what the test tells it to, requested or not.
///
/// It records requests and cancels.
package final class ManualPublisher<Output, Failure: Error>: Publisher, Sendable {
  package enum Call: Equatable {
    case request(Subscribers.Demand)
    case cancel
  }

  private let recorded = Guarded<[Call]>([])
  private let subscriber = Guarded<AnySubscriber<Output, Failure>?>(nil)

  package init() {}

  package var calls: [Call] { recorded.value }

  package func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    self.subscriber.value = AnySubscriber(subscriber)
    subscriber.receive(subscription: RecordingSubscription(recorded))
  }

  /// - Returns: the demand that the subscriber answers with, or nil if there is no subscriber.
  @discardableResult package func send(_ value: Output) -> Subscribers.Demand? {
    subscriber.value?.receive(value)
  }

  package func send(completion: Subscribers.Completion<Failure>) {
    subscriber.withLock { $0.take() }?.receive(completion: completion)
  }

  package func send(
    _ values: some Sequence<Output>, then completion: Subscribers.Completion<Failure>
  ) {
    for value in values { send(value) }
    send(completion: completion)
  }

  /// Releases the subscriber.
  package func forget() {
    let last = subscriber.withLock { $0.take() }
    withExtendedLifetime(last) {}
  }

  private final class RecordingSubscription: Subscription {
    private let recorded: Guarded<[Call]>

    init(_ recorded: Guarded<[Call]>) {
      self.recorded = recorded
    }

    func request(_ demand: Subscribers.Demand) {
      recorded.withLock { $0.append(.request(demand)) }
    }

    func cancel() {
      recorded.withLock { $0.append(.cancel) }
    }
  }
}
