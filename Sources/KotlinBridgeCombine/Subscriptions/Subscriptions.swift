/// Subscriptions that publishers of one's own need.
public enum Subscriptions {
  /// A subscription that does nothing, for a publisher that ends at once or obeys no demand.
  ///
  /// - It is the same one each time.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, Sendable {
  static let shared = EmptySubscription()

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
