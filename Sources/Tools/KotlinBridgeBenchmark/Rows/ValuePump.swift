import KotlinBridgePublisher

/// A publisher that costs next to nothing: it sends what it is told to its one subscriber, which has
/// to request everything.
final class ValuePump: Publisher {
  typealias Output = Int64
  typealias Failure = Never

  private var take: ((Int64) -> Void)?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int64, S.Failure == Never {
    take = { _ = subscriber.receive($0) }
    subscriber.receive(subscription: Subscriptions.empty)
  }

  func send(_ value: Int64) { take?(value) }
}
