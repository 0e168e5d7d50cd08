/// The connection of one subscriber to one publisher.
///
/// - Both methods may be called from any thread, and inside the subscriber's own methods.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for `demand` more values.
  ///
  /// - Sums saturate at `.unlimited`. A request of `.none` is a precondition failure.
  func request(_ demand: Subscribers.Demand)
}
