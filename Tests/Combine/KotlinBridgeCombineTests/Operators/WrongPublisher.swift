import KotlinBridgeCombine
import TestHelpers

/// A publisher that keeps no contract: it sends what the test tells it to, before the subscription too
/// and after a completion.
final class WrongPublisher: Publisher {
  typealias Output = Int
  typealias Failure = Broken

  private var subscriber: AnySubscriber<Int, Broken>?
  private let sendsFirst: (AnySubscriber<Int, Broken>) -> Void

  /// - Parameter sendsFirst: called with the subscriber before that has its subscription.
  init(sendsFirst: @escaping (AnySubscriber<Int, Broken>) -> Void = { _ in }) {
    self.sendsFirst = sendsFirst
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Broken {
    let subscriber = AnySubscriber(subscriber)
    self.subscriber = subscriber
    sendsFirst(subscriber)
    subscriber.receive(subscription: Silent())
  }

  /// Releases the subscriber.
  func forget() { subscriber = nil }

  func send(subscription: any Subscription) {
    subscriber?.receive(subscription: subscription)
  }

  func send(_ value: Int) {
    _ = subscriber?.receive(value)
  }

  func send(completion: Subscribers.Completion<Broken>) {
    subscriber?.receive(completion: completion)
  }

  private final class Silent: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
