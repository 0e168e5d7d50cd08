#if canImport(Combine)
  internal import Combine
#endif

/// What a subscriber of a Kotlin flow holds. Its end is the end of requests, see `FlowDelivery`.
final class FlowSubscription<Downstream: Subscriber>: Subscription {
  private let relay: FlowRelay<Downstream>

  init(_ relay: FlowRelay<Downstream>) {
    self.relay = relay
  }

  deinit {
    relay.abandon()
  }

  func request(_ demand: Subscribers.Demand) {
    relay.request(demand)
  }

  func cancel() {
    relay.cancel()
  }
}
