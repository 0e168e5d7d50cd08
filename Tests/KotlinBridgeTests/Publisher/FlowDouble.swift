import KotlinBridgeLocks
import TestHelpers

@testable import KotlinBridgePublisher

/// A double of a Kotlin flow and its job, for one subscriber. It records the calls that it
/// receives, and delivers what the test tells it to.
final class FlowDouble: FlowJob {
  enum Call: Equatable {
    case start(Subscribers.Demand)
    case request(Subscribers.Demand)
    case cancel
  }

  typealias Relay = FlowRelay<RecordingSubscriber<Int, Broken>>

  private let recorded = Guarded<[Call]>([])
  private let receiver = Guarded<Relay.Receiver?>(nil)
  private let startHook = Guarded<@Sendable (Relay.Receiver) -> Void> { _ in }

  var calls: [Call] { recorded.value }

  /// Called inside `start`, before it returns.
  var whileStarting: @Sendable (Relay.Receiver) -> Void {
    get { startHook.value }
    set { startHook.value = newValue }
  }

  func subscribe(_ subscriber: RecordingSubscriber<Int, Broken>) {
    Relay(subscriber) { [unowned self] demand, receiver in
      recorded.withLock { $0.append(.start(demand)) }
      self.receiver.value = receiver
      whileStarting(receiver)
      return self
    }
    .connect()
  }

  func send(_ value: Int) {
    receiver.value?.received(value)
  }

  func send(completion: Subscribers.Completion<Broken>) {
    receiver.value?.completed(completion)
  }

  /// Releases the callbacks, which is the last thing that a flow does.
  func release() {
    let last = receiver.withLock { $0.take() }
    withExtendedLifetime(last) {}
  }

  func request(_ demand: Subscribers.Demand) {
    recorded.withLock { $0.append(.request(demand)) }
  }

  func cancel() {
    recorded.withLock { $0.append(.cancel) }
  }
}
