/// A type that receives a subscription, then values, then at most one completion.
///
/// - The calls come one at a time, on any thread. The subscribers of this module ignore a value or
///   completion that comes before the subscription.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values that the subscriber receives.
  associatedtype Input

  /// The type of the failures that the subscriber receives; `Never` if the publisher can't fail.
  associatedtype Failure: Error

  /// Receives the subscription, through which the subscriber requests values.
  ///
  /// - This is the first call. It comes once.
  func receive(subscription: any Subscription)

  /// Receives one value that was requested.
  /// - Returns: the number of values that are wanted beyond those already requested; `.none` for no
  ///   change.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the end.
  ///
  /// - This is the last call. It does not come after a cancel.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value that carries no information.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}
