/// The policy of an operator of time: what becomes of a value, and when.
///
/// - It is called under a lock, with moments that never go back. Before an event it gets all
///   deadlines up to the moment of the event, so that what it does depends on these moments only, and
///   not on when the scheduler finds the time; unless it waits for the scheduler's action.
protocol TimedPolicy<Time> {
  associatedtype Input
  associatedtype Output
  associatedtype Failure: Error
  associatedtype Time: Strideable

  /// When `elapse(at:)` is to be called. A moment that has passed means at once.
  var deadline: Time? { get }

  /// Whether a deadline elapses in the scheduler's action for it only: what comes until that runs counts.
  var waitsForAction: Bool { get }

  /// The subscription has come.
  mutating func start(at now: Time)

  /// The subscriber has requested values.
  /// - Returns: what to request of the publisher.
  mutating func request(_ demand: Subscribers.Demand) -> Subscribers.Demand

  mutating func take(_ input: Input, at now: Time) -> TimedAction<Output, Failure>

  mutating func complete(
    _ completion: Subscribers.Completion<Failure>, at now: Time
  ) -> TimedAction<Output, Failure>

  /// The deadline has come.
  mutating func elapse(at now: Time) -> TimedAction<Output, Failure>
}

extension TimedPolicy {
  var waitsForAction: Bool { false }
  func start(at now: Time) {}
}

/// What an event of a timed policy leads to.
enum TimedAction<Output, Failure: Error> {
  case wait
  /// Deliver this, for which there is demand.
  case deliver(Output)
  /// Only release it, outside the lock.
  case discard(Output)
  case end(Subscribers.Completion<Failure>)
  case last(Output, Subscribers.Completion<Failure>)
  /// Cancel the publisher, and end as the operator's user wants it.
  case expire
}
