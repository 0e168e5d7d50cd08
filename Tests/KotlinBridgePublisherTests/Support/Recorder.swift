import KotlinBridge
import KotlinBridgePublisher

/// The failure of the tests' publishers.
struct Broken: Error, Equatable {
  var reason = 1
}

/// What a subscriber has seen, in order.
enum Event<Input: Equatable & Sendable, Failure: Error & Equatable>: Equatable {
  case subscription
  case value(Input)
  case finished
  case failure(Failure)
}

/// A subscriber that keeps the whole history and notices calls that overlap.
///
/// Unchecked: everything that changes is under the lock; `onSubscription` and `onValue` are set before
/// the subscription.
final class Recorder<Input: Equatable & Sendable, Failure: Error & Equatable>: Subscriber,
  @unchecked Sendable
{
  private let lock = Lock()
  private var history: [Event<Input, Failure>] = []
  private var connection: (any Subscription)?
  private var callsUnderWay = 0
  private var overlap = false
  private var owner: UInt = 0
  private let milestones = Milestones()
  private let token: Token?

  /// What to do with the subscription when it comes; by default the initial demand is requested.
  var onSubscription: (any Subscription) -> Void

  /// What to answer to a value.
  var onValue: (Input) -> Subscribers.Demand

  init(
    demand: Subscribers.Demand = .none, of: Input.Type = Input.self,
    failing: Failure.Type = Failure.self, token: Token? = nil,
    onValue: @escaping (Input) -> Subscribers.Demand = { _ in .none }
  ) {
    onSubscription = { if demand > .none { $0.request(demand) } }
    self.onValue = onValue
    self.token = token
  }

  var events: [Event<Input, Failure>] { lock.withLock { history } }
  var subscription: (any Subscription)? { lock.withLock { connection } }
  var hasOverlapped: Bool { lock.withLock { overlap } }

  /// The history once it has `count` events, and the last of them has been dealt with; or when the
  /// test's time is up.
  func events(atLeast count: Int) async -> [Event<Input, Failure>] {
    await milestones.wait { [self] in
      lock.withLock { history.count >= count && callsUnderWay == 0 }
    }
    return events
  }

  func forgetSubscription() {
    let last = lock.withLock { connection.take() }
    withExtendedLifetime(last) {}
  }

  /// Ends what the recorder is subscribed to.
  func cleanUp() {
    subscription?.cancel()
    forgetSubscription()
  }

  func receive(subscription: any Subscription) {
    record(.subscription) {
      lock.withLock { connection = subscription }
      onSubscription(subscription)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    record(.value(input)) { onValue(input) }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: record(.finished) {}
    case .failure(let failure): record(.failure(failure)) {}
    }
  }

  // Calls on one thread may nest, as in a request inside `receive(subscription:)`.
  private func record<R>(_ event: Event<Input, Failure>, _ body: () -> R) -> R {
    let thread = currentThread()
    lock.withLock {
      history.append(event)
      if callsUnderWay > 0, owner != thread { overlap = true }
      owner = thread
      callsUnderWay += 1
    }
    defer {
      lock.withLock { callsUnderWay -= 1 }
      milestones.check()
    }
    return body()
  }
}
