/// A value waits until no other has come for some time.
struct DebouncePolicy<Input, Failure: Error, Time: Strideable>: TimedPolicy {
  let dueTime: Time.Stride
  private(set) var deadline: Time?
  private var pending: Input?
  private var demand = EagerDemand()

  init(dueTime: Time.Stride) {
    self.dueTime = dueTime
  }

  mutating func request(_ more: Subscribers.Demand) -> Subscribers.Demand { demand.request(more) }

  mutating func take(_ input: Input, at now: Time) -> TimedAction<Input, Failure> {
    deadline = now.advanced(by: dueTime)
    let last = pending.take()
    pending = .some(input)
    return last.map { .discard($0) } ?? .wait
  }

  // What waits is lost, as in Combine.
  func complete(
    _ completion: Subscribers.Completion<Failure>, at now: Time
  ) -> TimedAction<Input, Failure> { .end(completion) }

  mutating func elapse(at now: Time) -> TimedAction<Input, Failure> {
    deadline = nil
    let value = pending.take()!
    return demand.spend() ? .deliver(value) : .discard(value)
  }
}

/// A value waits for an action of the scheduler, which comes at once, or when some time has passed since the last one.
struct ThrottlePolicy<Input, Failure: Error, Time: Strideable>: TimedPolicy {
  let interval: Time.Stride
  let latest: Bool
  private(set) var deadline: Time?
  private var pending: Input?
  private var next: Time?
  private var completion: Subscribers.Completion<Failure>?
  private var demand = EagerDemand()

  // The value is chosen when the action runs, as others do. So a burst gives its last value, and not its first and its
  // last, and a late scheduler does not make two deliveries follow each other sooner than was asked for.
  var waitsForAction: Bool { true }

  init(interval: Time.Stride, latest: Bool) {
    self.interval = interval
    self.latest = latest
  }

  mutating func request(_ more: Subscribers.Demand) -> Subscribers.Demand { demand.request(more) }

  mutating func take(_ input: Input, at now: Time) -> TimedAction<Input, Failure> {
    if deadline != nil, !latest { return .wait }
    let last = pending.take()
    pending = .some(input)
    deadline = next ?? now
    return last.map { .discard($0) } ?? .wait
  }

  mutating func complete(
    _ completion: Subscribers.Completion<Failure>, at now: Time
  ) -> TimedAction<Input, Failure> {
    guard deadline != nil else { return .end(completion) }
    self.completion = completion
    return .wait
  }

  mutating func elapse(at now: Time) -> TimedAction<Input, Failure> {
    deadline = nil
    guard demand.spend() else {
      // What waits goes with the policy.
      if let completion { return .end(completion) }
      return .discard(pending.take()!)
    }
    next = now.advanced(by: interval)
    let value = pending.take()!
    return completion.map { .last(value, $0) } ?? .deliver(value)
  }
}

/// Everything comes later by the same time.
struct DelayPolicy<Input, Failure: Error, Time: Strideable>: TimedPolicy {
  private typealias Entry = (date: Time, event: Event)

  private enum Event {
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  let interval: Time.Stride
  // Beside the others, for its date is the deadline.
  private var first: Entry?
  private var others = Fifo<Entry>()

  init(interval: Time.Stride) {
    self.interval = interval
  }

  var deadline: Time? { first?.date }

  func request(_ demand: Subscribers.Demand) -> Subscribers.Demand { demand }

  mutating func take(_ input: Input, at now: Time) -> TimedAction<Input, Failure> {
    append(.value(input), at: now)
  }

  mutating func complete(
    _ completion: Subscribers.Completion<Failure>, at now: Time
  ) -> TimedAction<Input, Failure> {
    append(.completion(completion), at: now)
  }

  mutating func elapse(at now: Time) -> TimedAction<Input, Failure> {
    let event = first!.event
    first = others.popFirst()
    switch event {
    case .value(let value): return .deliver(value)
    case .completion(let completion): return .end(completion)
    }
  }

  private mutating func append(_ event: Event, at now: Time) -> TimedAction<Input, Failure> {
    let entry = (date: now.advanced(by: interval), event: event)
    if first == nil { first = entry } else { others.append(entry) }
    return .wait
  }
}

/// It expires when no value has come for some time.
struct TimeoutPolicy<Input, Failure: Error, Time: Strideable>: TimedPolicy {
  let interval: Time.Stride
  private(set) var deadline: Time?

  init(interval: Time.Stride) {
    self.interval = interval
  }

  mutating func start(at now: Time) { deadline = now.advanced(by: interval) }

  func request(_ demand: Subscribers.Demand) -> Subscribers.Demand { demand }

  mutating func take(_ input: Input, at now: Time) -> TimedAction<Input, Failure> {
    start(at: now)
    return .deliver(input)
  }

  func complete(
    _ completion: Subscribers.Completion<Failure>, at now: Time
  ) -> TimedAction<Input, Failure> { .end(completion) }

  func elapse(at now: Time) -> TimedAction<Input, Failure> { .expire }
}

/// The demand of an operator that asks for all values as soon as one is requested, and loses those
/// for which there is no demand.
struct EagerDemand {
  private var open = Subscribers.Demand.none
  private var isAsking = false

  /// - Returns: what to request of the publisher.
  mutating func request(_ more: Subscribers.Demand) -> Subscribers.Demand {
    open += more
    defer { isAsking = true }
    return isAsking ? .none : .unlimited
  }

  /// - Returns: whether a value may be delivered.
  mutating func spend() -> Bool {
    guard open > .none else { return false }
    open -= 1
    return true
  }
}
