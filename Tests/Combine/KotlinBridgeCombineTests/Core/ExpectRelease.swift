import KotlinBridgeCombine
import TestHelpers
import Testing

/// Expects that what a subscriber has subscribed to holds it until the end, and not longer.
/// - Parameter end: ends or cancels the subscription.
func expectRelease(
  demand: Subscribers.Demand = .none,
  from subscribe: (RecordingSubscriber<Int, Never>) -> Void,
  at end: (any Subscription) -> Void, sourceLocation: SourceLocation = #_sourceLocation
) {
  let life = Life()
  var subscription: (any Subscription)?
  do {
    let subscriber = RecordingSubscriber(
      demand: demand, of: Int.self, failing: Never.self, token: life.token())
    subscribe(subscriber)
    subscription = subscriber.subscription
    subscriber.forgetSubscription()
  }
  #expect(life.alive == 1, sourceLocation: sourceLocation)
  if let subscription { end(subscription) }
  #expect(life.alive == 0, sourceLocation: sourceLocation)
}
