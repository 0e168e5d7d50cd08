/// The connection of one subscriber to one publisher.
///
/// - Both methods may be called from any thread, and inside the subscriber's own methods.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for `demand` more values.
  ///
  /// - Sums saturate at `.unlimited`.
  /// - A request of `.none` is a precondition failure of subjects, publishers of one value, `zip`, `combineLatest`,
  ///   `merge`, `flatMap`, `switchToLatest`, and operators that drop values, make one result or replace something.
  ///   Others ignore it or pass it on: the article <doc:KotlinBridgeCombine> has the list.
  func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that publishers of one's own need.
public enum Subscriptions {
  /// A subscription that does nothing, for a publisher that ends at once or obeys no demand.
  ///
  /// - It is the same one each time.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, CustomStringConvertible, Sendable {
  static let shared = EmptySubscription()

  var description: String { "Empty" }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
