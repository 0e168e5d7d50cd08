/// What a child noted of one event, for a parent that asks what had come before the child's end.
package struct FlightRecord: Equatable, Sendable {
  /// The number of the subscription, from `FlightRecorder.newSubscription()`.
  package var subscription: UInt32
  /// What happened: a number whose meaning child and parent agree on.
  package var kind: UInt32
  package var value: Int64

  package init(subscription: UInt32, kind: UInt32, value: Int64) {
    self.subscription = subscription
    self.kind = kind
    self.value = value
  }
}
