/// The connection of one subscriber to one publisher.
///
/// - Both methods may be called from any thread, and inside the subscriber's own methods.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for `demand` more values.
  ///
  /// - Sums saturate at `.unlimited`. A request of `.none` is a precondition failure.
  func request(_ demand: Subscribers.Demand)
}

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
