#if !canImport(Combine)
  /// The events that wait for a scheduler, and who may take them: one drain at a time.
  ///
  /// A drain takes a slice, which is what waits when it begins, so that it does not hold the scheduler
  /// for ever against a fast producer; for the rest another drain is scheduled. A scheduler may run that
  /// one at once, inside the first: then it leaves a note and returns, and the first goes on, so that
  /// the stack stays flat.
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
    private var events: [Event] = []
    private var taken = 0

    /// Whether a drain is to be scheduled.
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
    /// - Returns: the size of its slice, or nil if it is not its turn.
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

    /// The next event of the drain; nil after the end.
    mutating func next() -> Event? {
      guard case .draining = state, taken < events.count else { return nil }
      defer { taken += 1 }
      return events[taken]
    }

    /// Ends a slice.
    /// - Returns: whether events are left, for which a drain is to be scheduled; then `goOn()` is asked.
    mutating func endSlice() -> Bool {
      guard case .draining = state else { return false }
      events.removeFirst(taken)
      taken = 0
      if events.isEmpty { state = .idle }
      return !events.isEmpty
    }

    /// Whether the drain that was scheduled came already, and this one has to do its work.
    /// - Returns: the size of the next slice.
    mutating func goOn() -> Int? {
      guard case .draining(let anotherCame) = state else { return nil }
      state = anotherCame ? .draining(anotherCame: false) : .scheduled
      return anotherCame ? events.count : nil
    }

    /// Gives back what is not to be delivered any more, for the caller to release outside its lock.
    mutating func end() -> [Event] {
      state = .ended
      defer { events = [] }
      return events
    }

    private mutating func scheduleIfIdle() -> Bool {
      guard case .idle = state else { return false }
      state = .scheduled
      return true
    }
  }
#endif
