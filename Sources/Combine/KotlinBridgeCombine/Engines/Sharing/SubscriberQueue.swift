/// What waits for one subscriber of a subject, and what it has requested.
///
/// - A value waits for the delivery of those before it, not for demand. If there is none by then it
///   is dropped, unless the queue keeps the latest.
/// - The completion waits for the values before it, as far as there is demand for them.
struct SubscriberQueue {
  enum Action {
    case deliver(HeldReference)
    case complete
    /// Only release it, outside the lock.
    case drop(HeldReference)
  }

  private let keepsLatest: Bool
  private var demand = Subscribers.Demand.none
  private var isComplete = false
  // At first the subscription is being delivered.
  private var isDelivering = true
  private var values = Fifo<HeldReference>()

  /// - Parameter latest: the first value of a queue that keeps the latest, and nil for another.
  init(latest: HeldReference?) {
    keepsLatest = latest != nil
    if let latest { values.append(latest) }
  }

  mutating func append(_ value: HeldReference) {
    if isDelivering || keepsLatest || demand > .none { values.append(value) }
  }

  mutating func complete() { isComplete = true }

  mutating func request(_ more: Subscribers.Demand) { demand += more }

  /// Begins a delivery.
  /// - Returns: false while there is one, which will see what has come.
  mutating func begin() -> Bool {
    defer { isDelivering = true }
    return !isDelivering
  }

  /// Says what the delivery does next.
  /// - Returns: nil when it is over.
  mutating func next() -> Action? {
    if demand > .none, let value = values.popFirst() {
      demand -= 1
      return .deliver(value)
    }
    if values.count > (keepsLatest && !isComplete ? 1 : 0) { return .drop(values.popFirst()!) }
    if isComplete { return .complete }
    isDelivering = false
    return nil
  }

  /// Ends everything.
  /// - Returns: the values that wait, for the caller to release outside its lock.
  mutating func close() -> Fifo<HeldReference> {
    defer { values = Fifo() }
    return values
  }
}
