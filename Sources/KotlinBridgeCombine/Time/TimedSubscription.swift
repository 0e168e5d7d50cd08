internal import KotlinBridgeLocks

/// Runs the rule of an operator of time, and delivers on the scheduler whose time it is.
///
/// - One action waits on the scheduler for the deadline. If the deadline has moved by then, another
///   is scheduled, so that a rule that moves it with each value costs no action for each.
final class TimedSubscription<Rule: TimedRule, Downstream: Subscriber, Context: Scheduler>:
  Subscriber, Subscription
where
  Rule.Time == Context.SchedulerTimeType,
  Downstream.Input == Rule.Output, Downstream.Failure == Rule.Failure
{
  typealias Action = TimedAction<Rule.Output, Rule.Failure>

  private let scheduler: Context
  private let tolerance: Rule.Time.Stride
  private let options: Context.SchedulerOptions?
  private let expiry: () -> Subscribers.Completion<Rule.Failure>
  private let delivery: ScheduledDelivery<Downstream, Context>

  // The rest is under the lock, the delivery too.
  private let lock = Lock()
  private var connection = Connection()
  // Nil after its end.
  private var rule: Rule?
  private var now: Rule.Time?
  /// The first moment for which an action waits on the scheduler.
  private var wakeDate: Rule.Time?

  /// - Parameter expiry: called once if the rule expires.
  init(
    _ downstream: Downstream, rule: Rule, scheduler: Context, tolerance: Rule.Time.Stride? = nil,
    options: Context.SchedulerOptions?,
    expiry: @escaping () -> Subscribers.Completion<Rule.Failure> = { .finished }
  ) {
    self.rule = rule
    self.scheduler = scheduler
    self.tolerance = tolerance ?? scheduler.minimumTolerance
    self.options = options
    self.expiry = expiry
    delivery = ScheduledDelivery(downstream, on: scheduler, options: options, lock: lock)
  }

  func receive(subscription: any Subscription) {
    var isAccepted = false
    change { rule, now in
      isAccepted = connection.connect(to: subscription)
      if isAccepted { rule.start(at: now) }
      return .wait
    }
    if isAccepted { delivery.start(self) } else { subscription.cancel() }
  }

  func receive(_ input: Rule.Input) -> Subscribers.Demand {
    change { rule, now in connection.isConnected ? rule.take(input, at: now) : .wait }
    return .none
  }

  func receive(completion: Subscribers.Completion<Rule.Failure>) {
    var last: (any Subscription)?
    change { rule, now in
      last = connection.complete()
      return last == nil ? .wait : rule.complete(completion, at: now)
    }
    withExtendedLifetime(last) {}
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    var (more, subscription) = (Subscribers.Demand.none, nil as (any Subscription)?)
    change { rule, _ in
      more = rule.request(demand)
      subscription = connection.subscription
      return .wait
    }
    if more > .none { subscription?.request(more) }
  }

  func cancel() {
    let (rule, subscription) = lock.withLock { (self.rule.take(), connection.end()) }
    delivery.end()
    subscription?.cancel()
    withExtendedLifetime(rule) {}
  }

  private func wake(at date: Rule.Time) {
    lock.withLock { if wakeDate == date { wakeDate = nil } }
    // The scheduler's clock may be a little behind the one that it waits by.
    change(at: date, isOnScheduler: true) { _, _ in .wait }
  }
}

extension TimedSubscription {
  /// What is left to do without the lock.
  private struct Effects {
    var hasDeliveries = false
    var isExpired = false
    var wakeDate: Rule.Time?
    // The rest is to be released.
    var discarded: [Rule.Output] = []
    var rule: Rule?
    var subscription: (any Subscription)?
  }

  /// Brings the rule up to the present, lets it have an event, and does what it says.
  private func change(
    at date: Rule.Time? = nil, isOnScheduler: Bool = false,
    _ event: (inout Rule, Rule.Time) -> Action
  ) {
    var now = scheduler.now
    if let date { now = max(now, date) }
    var effects = Effects()
    lock.withLock {
      // Two threads may come here in another order than they have read the time.
      if let last = self.now { now = max(now, last) }
      self.now = now
      elapse(at: now, &effects)
      if rule != nil { note(event(&rule!, now), &effects) }
      elapse(at: now, &effects)
      effects.wakeDate = nextWakeDate()
    }
    perform(effects, isOnScheduler: isOnScheduler)
  }

  private func elapse(at now: Rule.Time, _ effects: inout Effects) {
    while let deadline = rule?.deadline, deadline <= now {
      note(rule!.elapse(at: now), &effects)
    }
  }

  private func note(_ action: Action, _ effects: inout Effects) {
    switch action {
    case .wait: break
    case .deliver(let value): append(.value(value), &effects)
    case .discard(let value): effects.discarded.append(value)
    case .end(let completion):
      append(.completion(completion), &effects)
      effects.rule = rule.take()
    case .last(let value, let completion):
      append(.value(value), &effects)
      note(.end(completion), &effects)
    case .expire:
      effects.isExpired = true
      effects.rule = rule.take()
      effects.subscription = connection.end()
    }
  }

  private func append(
    _ event: ScheduledDelivery<Downstream, Context>.Event, _ effects: inout Effects
  ) {
    if delivery.append(event) { effects.hasDeliveries = true }
  }

  private func nextWakeDate() -> Rule.Time? {
    guard let deadline = rule?.deadline else { return nil }
    if let wakeDate, wakeDate <= deadline { return nil }
    wakeDate = deadline
    return deadline
  }

  private func perform(_ effects: Effects, isOnScheduler: Bool) {
    var effects = effects
    if effects.isExpired {
      effects.subscription?.cancel()
      let completion = expiry()
      lock.withLock { append(.completion(completion), &effects) }
    }
    if effects.hasDeliveries {
      if isOnScheduler { delivery.drain() } else { delivery.schedule() }
    }
    if let date = effects.wakeDate {
      // Weak: after the end nothing is kept until then. Until the end the delivery holds this.
      scheduler.schedule(after: date, tolerance: tolerance, options: options) { [weak self] in
        self?.wake(at: date)
      }
    }
  }
}
