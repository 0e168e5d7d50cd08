/// The events that wait for a scheduler, each of which has one action there, and the turns in which they are taken.
///
/// - An action delivers the next event, whichever that is: so the order holds whatever order the actions come in.
/// - One turn runs at a time. An action that comes meanwhile, on another thread or inside the turn, only leaves a
///   note and returns. The turn that runs delivers for it too, so that the stack stays flat.
struct DeliveryQueue<Event> {
  private enum State {
    /// Nothing may be delivered yet.
    case held
    case idle
    /// A turn runs, and so many actions came meanwhile.
    case delivering(others: Int)
    case ended
  }

  private var state = State.held
  private var events = Fifo<Event>()

  /// Adds an event.
  /// - Returns: whether an action is to be scheduled.
  mutating func append(_ event: Event) -> Bool {
    switch state {
    case .ended: return false
    case .held:
      events.append(event)
      return false
    case .idle, .delivering:
      events.append(event)
      return true
    }
  }

  /// Lets deliveries begin.
  /// - Returns: how many actions are to be scheduled.
  mutating func release() -> Int {
    guard case .held = state else { return 0 }
    state = .idle
    return events.count
  }

  /// Begins a turn of one action, for which there is an event.
  /// - Returns: nil if the action has nothing to do.
  mutating func begin() -> Event? {
    switch state {
    case .idle:
      state = .delivering(others: 0)
      return events.popFirst()
    case .delivering(let others):
      state = .delivering(others: others + 1)
      return nil
    case .held, .ended:
      return nil
    }
  }

  /// Ends what the turn did for one action.
  /// - Returns: the event of an action that came meanwhile, or nil at the end of the turn.
  mutating func next() -> Event? {
    guard case .delivering(let others) = state else { return nil }
    guard others > 0 else {
      state = .idle
      return nil
    }
    state = .delivering(others: others - 1)
    return events.popFirst()
  }

  /// Ends all deliveries.
  /// - Returns: the events that are left, for the caller to release outside its lock.
  mutating func end() -> Fifo<Event> {
    state = .ended
    defer { events = Fifo() }
    return events
  }
}
