/// What each operator must do, whatever else it does.
enum ContractClause: String, CaseIterable {
  /// The subscriber gets one subscription, before anything else.
  case subscriptionFirst
  /// Nothing is lost.
  case everyValue
  /// Nothing comes twice or from nowhere.
  case noOtherValue
  /// What comes is in order.
  case order
  /// No more values come than are requested.
  case demand
  /// The end comes, as it must.
  case end
  /// Nothing comes after the end, such as another end.
  case quietAfterEnd
  /// Nothing comes after a cancel.
  case quietAfterCancel
  /// One call at a time, and none inside another.
  case oneAtATime
  /// No lock is held while the subscriber is called.
  case noLockHeld
  /// What is over, or cancelled, has cancelled what it was subscribed to, each once.
  case upstreamCancelled
}
