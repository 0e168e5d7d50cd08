/// The state of one publisher after another on their way to one subscriber.
///
/// - The demand that is left when a publisher ends is carried over to the next.
/// - Each publisher has a number. What comes from one that is over is ignored.
/// - The next publisher is attached after the call that attaches the last has returned, so that the
///   stack stays flat.
struct SequenceEngine {
  private enum State {
    /// The publisher with the current number has no subscription yet.
    case attaching
    case connected
    /// The publisher with the current number is over, and another may come.
    case between
    case ended
  }

  private var state = State.between
  private var number = 0
  private var demand = Subscribers.Demand.none
  private var isAttaching = false
  /// Whether a value has been delivered.
  private(set) var hasDelivered = false

  /// Begins to attach publishers.
  /// - Returns: false while that is done, which will see what has come.
  mutating func begin() -> Bool {
    defer { isAttaching = true }
    return !isAttaching
  }

  mutating func hasAttached() { isAttaching = false }

  /// Counts a publisher that is attached.
  /// - Returns: its number, or nil after the end.
  mutating func attach() -> Int? {
    guard case .between = state else { return nil }
    state = .attaching
    number += 1
    return number
  }

  /// - Returns: what the publisher is to be asked for, or nil if its subscription is refused.
  mutating func connect(_ number: Int) -> Subscribers.Demand? {
    guard number == self.number, case .attaching = state else { return nil }
    state = .connected
    return demand
  }

  /// - Returns: whether the value is delivered.
  mutating func take(_ number: Int) -> Bool {
    guard isConnected(number) else { return false }
    // A wrong publisher delivers more than it was asked for.
    if demand > .none { demand -= 1 }
    hasDelivered = true
    return true
  }

  /// Counts demand that the subscriber has returned for a value.
  /// - Returns: what the publisher of the value is to be asked for.
  mutating func answer(_ number: Int, _ more: Subscribers.Demand) -> Subscribers.Demand {
    demand += more
    return isConnected(number) ? more : .none
  }

  /// - Returns: whether the current publisher is to be asked for it; the next one will be.
  mutating func request(_ more: Subscribers.Demand) -> Bool {
    demand += more
    return isConnected(number)
  }

  /// - Returns: whether the completion counts.
  mutating func complete(_ number: Int) -> Bool {
    guard isConnected(number) else { return false }
    state = .between
    return true
  }

  mutating func end() { state = .ended }

  private func isConnected(_ number: Int) -> Bool {
    if case .connected = state { number == self.number } else { false }
  }
}
