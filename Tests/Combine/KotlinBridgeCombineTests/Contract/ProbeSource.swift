import KotlinBridgeCombine
import KotlinBridgeLocks
import TestHelpers

/// A publisher of 0, 1, 2… up to a count, for any number of subscribers on any threads. It keeps the
/// contract, and counts what it is told.
final class ProbeSource: Publisher, @unchecked Sendable {  // `subscriptions` is under its own lock
  typealias Output = Int
  typealias Failure = Broken

  private let count: Int
  private let end: Subscribers.Completion<Broken>
  private let subscriptions = Guarded<[Reading]>([])

  init(count: Int, end: Subscribers.Completion<Broken> = .finished) {
    (self.count, self.end) = (count, end)
  }

  /// The cancels of each subscription.
  var cancels: [Int] { subscriptions.value.map(\.cancels) }
  /// The subscriptions that are neither over nor cancelled.
  var open: Int { subscriptions.value.count { $0.isOpen } }

  /// Releases the subscribers, also those of wrong operators that have not cancelled.
  func forget() { for subscription in subscriptions.value { subscription.cancel() } }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Broken {
    let reading = Reading(AnySubscriber(subscriber), count: count, end: end)
    subscriptions.withLock { $0.append(reading) }
    subscriber.receive(subscription: reading)
    reading.deliver()
  }

  private final class Reading: Subscription {
    private enum Action {
      case value(Int)
      case end
    }

    private let lock = Lock()
    // The rest is under the lock.
    private var subscriber: AnySubscriber<Int, Broken>?
    private let count: Int
    private let end: Subscribers.Completion<Broken>
    private var next = 0
    private var demand = Subscribers.Demand.none
    private var cancelCount = 0
    // At first the subscription is being delivered.
    private var isDelivering = true

    init(
      _ subscriber: AnySubscriber<Int, Broken>, count: Int, end: Subscribers.Completion<Broken>
    ) {
      (self.subscriber, self.count, self.end) = (subscriber, count, end)
    }

    var cancels: Int { lock.withLock { cancelCount } }
    var isOpen: Bool { lock.withLock { subscriber != nil } }

    func request(_ demand: Subscribers.Demand) {
      let isFirst = lock.withLock {
        self.demand += demand
        defer { isDelivering = true }
        return !isDelivering
      }
      if isFirst { deliver() }
    }

    func cancel() {
      let last = lock.withLock {
        cancelCount += 1
        return subscriber.take()
      }
      withExtendedLifetime(last) {}
    }

    func deliver() {
      while let (action, subscriber) = lock.withLock({ takeNext() }) {
        switch action {
        case .value(let value):
          let more = subscriber.receive(value)
          lock.withLock { demand += more }
        case .end:
          subscriber.receive(completion: end)
        }
      }
    }

    // Under the lock.
    private func takeNext() -> (Action, AnySubscriber<Int, Broken>)? {
      guard let subscriber else { return nil }
      if next == count {
        self.subscriber = nil
        return (.end, subscriber)
      }
      guard demand > .none else {
        isDelivering = false
        return nil
      }
      demand -= 1
      next += 1
      return (.value(next - 1), subscriber)
    }
  }
}
