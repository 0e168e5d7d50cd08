/// What a consumer chooses for a subscription, besides the placement.
struct SubscriptionFlags: OptionSet {
  let rawValue: UInt8

  /// The `emit` that uses up the credit returns only with the next request.
  static let rendezvous = SubscriptionFlags(rawValue: 1)
  /// The consumer fetches the elements. Only those that it waits for are brought.
  static let fetched = SubscriptionFlags(rawValue: 2)
}
