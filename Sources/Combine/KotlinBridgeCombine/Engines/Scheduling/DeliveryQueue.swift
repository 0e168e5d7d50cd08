/// The events that wait for a scheduler, and the state of the drain that takes them.
///
/// - One drain runs at a time. It takes a slice: the events that wait when it begins. If more
///   events have come by then, another drain is scheduled, so that a fast producer can't occupy the
///   scheduler for ever.
/// - A scheduler may run that other drain at once, inside the first. Then it only leaves a note and
///   returns, and the first drain goes on, so that the stack stays flat.
struct DeliveryQueue<Event> {
  private enum State {
    /// Nothing may be delivered yet.
    case held
    case idle
    case scheduled
    case draining(anotherCame: Bool)
    case ended
  }

  private var state = State.held
  private var events = Fifo<Event>()

  /// Adds an event.
  /// - Returns: whether a drain is to be scheduled.
  mutating func append(_ event: Event) -> Bool {
    if case .ended = state { return false }
    events.append(event)
    return scheduleIfIdle()
  }

  /// Lets deliveries begin.
  /// - Returns: whether a drain is to be scheduled.
  mutating func release() -> Bool {
    guard case .held = state else { return false }
    state = .idle
    return events.isEmpty ? false : scheduleIfIdle()
  }

  /// Begins a drain.
  /// - Returns: the size of its slice, or nil if this drain has nothing to do.
  mutating func begin() -> Int? {
    switch state {
    case .scheduled, .idle:
      state = .draining(anotherCame: false)
      return events.count
    case .draining:
      state = .draining(anotherCame: true)
      return nil
    case .held, .ended:
      return nil
    }
  }

  /// Takes the next event of the slice.
  /// - Returns: nil after the end.
  mutating func next() -> Event? {
    guard case .draining = state else { return nil }
    return events.popFirst()
  }

  /// Ends a slice.
  /// - Returns: whether events are left. Then the caller schedules another drain and calls
  ///   `goOn()`.
  mutating func endSlice() -> Bool {
    guard case .draining = state else { return false }
    if events.isEmpty { state = .idle }
    return !events.isEmpty
  }

  /// Takes over the work of the drain that was scheduled, if that has come already.
  /// - Returns: the size of the next slice, or nil if the other drain is yet to come.
  mutating func goOn() -> Int? {
    guard case .draining(let anotherCame) = state else { return nil }
    state = anotherCame ? .draining(anotherCame: false) : .scheduled
    return anotherCame ? events.count : nil
  }

  /// Ends all deliveries.
  /// - Returns: the events that are left, for the caller to release outside its lock.
  mutating func end() -> Fifo<Event> {
    state = .ended
    defer { events = Fifo() }
    return events
  }

  private mutating func scheduleIfIdle() -> Bool {
    guard case .idle = state else { return false }
    state = .scheduled
    return true
  }
}
