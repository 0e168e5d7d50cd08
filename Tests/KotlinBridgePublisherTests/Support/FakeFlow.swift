import KotlinBridge

@testable import KotlinBridgePublisher

/// A double of a Kotlin flow and its job, for one subscriber: it records what is asked of it, and
/// delivers what the test says.
final class FakeFlow: FlowJob, @unchecked Sendable {  // under the lock
  enum Call: Equatable {
    case start(Subscribers.Demand)
    case request(Subscribers.Demand)
    case cancel
  }

  typealias Relay = FlowRelay<Recorder<Int, Broken>>

  private let lock = Lock()
  private var recorded: [Call] = []
  private var relay: Relay.Receiver?

  /// Called inside `start`, before it returns.
  var whileStarting: @Sendable (Relay.Receiver) -> Void = { _ in }

  var calls: [Call] { lock.withLock { recorded } }

  func subscribe(_ recorder: Recorder<Int, Broken>) {
    Relay(recorder) { [unowned self] demand, receiver in
      lock.withLock {
        recorded.append(.start(demand))
        relay = receiver
      }
      whileStarting(receiver)
      return self
    }
    .connect()
  }

  func send(_ value: Int) {
    let relay = lock.withLock { self.relay }
    relay?.received(value)
  }

  func send(completion: Subscribers.Completion<Broken>) {
    let relay = lock.withLock { self.relay }
    relay?.completed(completion)
  }

  /// The last call of a flow's observer: its callbacks are released.
  func release() {
    let last = lock.withLock { relay.take() }
    withExtendedLifetime(last) {}
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { recorded.append(.request(demand)) }
  }

  func cancel() {
    lock.withLock { recorded.append(.cancel) }
  }
}
