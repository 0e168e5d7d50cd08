/// Values are collected until the next of a row of moments, or until there are enough of them.
struct CollectByTimePolicy<Element, Failure: Error, Time: Strideable>: TimedPolicy {
  private let interval: Time.Stride
  private let count: Int?
  /// The next moment of the row that is after the first value.
  private var tick: Time?
  private var now: Time?
  private var values: [Element] = []
  private var isFinished = false
  /// How many arrays are wanted, and how many values are still to come for them.
  private var (wanted, asked) = (Subscribers.Demand.none, Subscribers.Demand.none)

  /// - Parameter count: how many values an array has at most; nil for any number.
  init(interval: Time.Stride, count: Int?) {
    self.interval = interval
    self.count = count
  }

  var deadline: Time? {
    guard wanted > .none, !values.isEmpty else { return nil }
    return isFull || isFinished ? now : tick
  }

  mutating func start(at now: Time) {
    tick = now.advanced(by: interval)
  }

  mutating func request(_ demand: Subscribers.Demand) -> Subscribers.Demand {
    wanted += demand
    let room = count.map { wanted * $0 } ?? .unlimited
    let needed = room > values.count ? room - values.count : .none
    guard needed > asked else { return .none }
    defer { asked = needed }
    return needed - asked
  }

  mutating func take(_ input: Element, at now: Time) -> TimedAction<[Element], Failure> {
    if values.isEmpty { skipTicks(until: now) }
    values.append(input)
    if asked > .none { asked -= 1 }
    self.now = now
    return .wait
  }

  mutating func complete(
    _ completion: Subscribers.Completion<Failure>, at now: Time
  ) -> TimedAction<[Element], Failure> {
    guard case .finished = completion, !values.isEmpty else { return .end(completion) }
    (isFinished, self.now) = (true, now)
    return .wait
  }

  mutating func elapse(at now: Time) -> TimedAction<[Element], Failure> {
    wanted -= 1
    let full = isFull ? Array(values.prefix(count!)) : values
    values.removeFirst(full.count)
    if values.isEmpty, isFinished { return .last(full, .finished) }
    skipTicks(until: now)
    self.now = now
    return .deliver(full)
  }

  private var isFull: Bool { count.map { values.count >= $0 } ?? false }

  // In steps that double, for there may have been no value for a long time, and a stride can't
  // divide.
  private mutating func skipTicks(until now: Time) {
    while let tick, tick <= now {
      var step = interval
      // A clock that stands still has no other moment.
      guard tick < tick.advanced(by: step) else { return }
      while tick.advanced(by: step + step) <= now { step = step + step }
      self.tick = tick.advanced(by: step)
    }
  }
}
