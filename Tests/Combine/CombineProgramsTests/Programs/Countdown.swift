import KotlinBridgeCombine

/// A publisher of one's own, with a subscription that obeys its subscriber's demand.
struct Countdown: Publisher {
  typealias Output = Int
  typealias Failure = Never

  let start: Int

  func receive<S>(subscriber: S) where S: Subscriber, Never == S.Failure, Int == S.Input {
    guard start >= 0 else {
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: .finished)
    }
    subscriber.receive(subscription: Inner(subscriber: subscriber, next: start))
  }

  private final class Inner<S: Subscriber>: Subscription, CustomStringConvertible
  where S.Input == Int, S.Failure == Never {
    private var subscriber: S?
    private var next: Int
    private var demand: Subscribers.Demand = .none
    private var isDelivering = false

    var description: String { "Countdown" }

    init(subscriber: S, next: Int) {
      self.subscriber = subscriber
      self.next = next
    }

    func request(_ demand: Subscribers.Demand) {
      self.demand += demand
      guard !isDelivering else { return }
      isDelivering = true
      defer { isDelivering = false }
      while let subscriber, self.demand > 0 {
        self.demand -= 1
        self.demand += subscriber.receive(next)
        next -= 1
        if next < 0 { finish() }
      }
    }

    func cancel() {
      subscriber = nil
    }

    private func finish() {
      subscriber?.receive(completion: .finished)
      subscriber = nil
    }
  }
}

extension Publisher where Output == Int, Failure == Never {
  /// An operator of one's own, made of others.
  func launch(at target: Int = 0) -> Publishers.Map<Self, String> {
    map { $0 == target ? "lift-off" : "\($0)" }
  }
}

/// A subscriber of one's own, which takes two values at first and then one for each.
final class Announcer: Subscriber {
  typealias Input = String
  typealias Failure = Never

  private(set) var lines: [String] = []
  private(set) var isOver = false
  private var subscription: (any Subscription)?
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.max(2))
  }

  func receive(_ input: String) -> Subscribers.Demand {
    lines.append(input)
    if lines.count == limit { subscription?.cancel() }
    return .max(1)
  }

  func receive(completion: Subscribers.Completion<Never>) {
    isOver = true
    subscription = nil
  }
}
