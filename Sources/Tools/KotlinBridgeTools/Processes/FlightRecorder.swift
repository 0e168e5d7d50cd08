import Synchronization

/// Notes the events of this process where its parent can read them even if this process crashes.
///
/// Any thread may use it, and it never waits. Where no parent has given this process a place for
/// records, it does nothing.
package enum FlightRecorder {
  private static let subscriptions = Atomic<UInt32>(0)

  /// A number for a subscription: 1, 2, 3 and so on.
  package static func newSubscription() -> UInt32 {
    subscriptions.add(1, ordering: .relaxed).newValue
  }

  /// Notes an event. Of many events, the last 4096 are kept.
  package static func record(subscription: UInt32, kind: UInt32, value: Int64) {
    ChildChannel.flight?.write(FlightRecord(subscription: subscription, kind: kind, value: value))
  }
}
