internal import KotlinBridgeLocks

/// Runs the policy of an operator of time, and delivers on the scheduler whose time it is.
///
/// - One action waits on the scheduler for the deadline. If the deadline has moved by then, another
///   is scheduled, so that a policy that moves it with each value costs no action for each.
/// - That action delivers what is due. An event that is due when it comes has an action of its own.
final class TimedSubscription<Policy: TimedPolicy, Downstream: Subscriber, Context: Scheduler>:
  Subscriber, NamedSubscription
where
  Policy.Time == Context.SchedulerTimeType,
  Downstream.Input == Policy.Output, Downstream.Failure == Policy.Failure
{
  typealias Action = TimedAction<Policy.Output, Policy.Failure>

  private let scheduler: Context
  private let tolerance: Policy.Time.Stride
  private let options: Context.SchedulerOptions?
  private let expiry: () -> Subscribers.Completion<Policy.Failure>
  private let delivery: ScheduledDelivery<Downstream, Context>

  // The rest is under the lock, the delivery too.
  private let lock = Lock()
  private var connection = Connection()
  // Nil after its end.
  private var policy: Policy?
  private var now: Policy.Time?
  /// The first moment for which an action waits on the scheduler.
  private var wakeDate: Policy.Time?

  /// - Parameter expiry: called once if the policy expires.
  init(
    _ downstream: Downstream, policy: Policy, scheduler: Context,
    tolerance: Policy.Time.Stride? = nil, options: Context.SchedulerOptions?,
    expiry: @escaping () -> Subscribers.Completion<Policy.Failure> = { .finished }
  ) {
    self.policy = policy
    self.scheduler = scheduler
    self.tolerance = tolerance ?? scheduler.minimumTolerance
    self.options = options
    self.expiry = expiry
    delivery = ScheduledDelivery(downstream, on: scheduler, options: options, lock: lock)
  }

  /// The name of the operator, for `print(_:)`.
  var description: String {
    String("\(Policy.self)".prefix { $0 != "<" }.dropLast("Policy".count))
  }

  func receive(subscription: any Subscription) {
    var isAccepted = false
    change { policy, now in
      isAccepted = connection.connect(to: subscription)
      if isAccepted { policy.start(at: now) }
      return .wait
    }
    if isAccepted { delivery.start(self) } else { subscription.cancel() }
  }

  func receive(_ input: Policy.Input) -> Subscribers.Demand {
    change { policy, now in connection.isConnected ? policy.take(input, at: now) : .wait }
    return .none
  }

  func receive(completion: Subscribers.Completion<Policy.Failure>) {
    var last: (any Subscription)?
    change { policy, now in
      last = connection.complete()
      return last == nil ? .wait : policy.complete(completion, at: now)
    }
    withExtendedLifetime(last) {}
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    var (more, subscription) = (Subscribers.Demand.none, nil as (any Subscription)?)
    change { policy, _ in
      more = policy.request(demand)
      subscription = connection.subscription
      return .wait
    }
    if more > .none { subscription?.request(more) }
  }

  func cancel() {
    let (policy, subscription) = lock.withLock { (self.policy.take(), connection.end()) }
    delivery.end()
    subscription?.cancel()
    withExtendedLifetime(policy) {}
  }

  private func wake(at date: Policy.Time) {
    lock.withLock { if wakeDate == date { wakeDate = nil } }
    // The scheduler's clock may be a little behind the one that it waits by.
    change(at: date, isOnScheduler: true) { _, _ in .wait }
  }
}

extension TimedSubscription {
  /// What is left to do without the lock.
  private struct Effects {
    /// How many events wait for an action.
    var deliveries = 0
    var isExpired = false
    var wakeDate: Policy.Time?
    var isDue = false
    // The rest is to be released.
    var discarded: [Policy.Output] = []
    var policy: Policy?
    var subscription: (any Subscription)?
  }

  /// Brings the policy up to the present, lets it have an event, and does what it says.
  private func change(
    at date: Policy.Time? = nil, isOnScheduler: Bool = false,
    _ event: (inout Policy, Policy.Time) -> Action
  ) {
    var now = scheduler.now
    if let date { now = max(now, date) }
    var effects = Effects()
    lock.withLock {
      // Two threads may come here in another order than they have read the time.
      if let last = self.now { now = max(now, last) }
      self.now = now
      let elapses = isOnScheduler || policy?.waitsForAction == false
      if elapses { elapse(at: now, &effects) }
      if policy != nil { note(event(&policy!, now), &effects) }
      if elapses { elapse(at: now, &effects) }
      effects.wakeDate = nextWakeDate()
      effects.isDue = effects.wakeDate.map { $0 <= now } ?? false
    }
    perform(effects, isOnScheduler: isOnScheduler)
  }

  private func elapse(at now: Policy.Time, _ effects: inout Effects) {
    while let deadline = policy?.deadline, deadline <= now {
      note(policy!.elapse(at: now), &effects)
    }
  }

  private func note(_ action: Action, _ effects: inout Effects) {
    switch action {
    case .wait: break
    case .deliver(let value): append(.value(value), &effects)
    case .discard(let value): effects.discarded.append(value)
    case .end(let completion):
      append(.completion(completion), &effects)
      effects.policy = policy.take()
    case .last(let value, let completion):
      append(.value(value), &effects)
      note(.end(completion), &effects)
    case .expire:
      effects.isExpired = true
      effects.policy = policy.take()
      effects.subscription = connection.end()
    }
  }

  private func append(
    _ event: ScheduledDelivery<Downstream, Context>.Event, _ effects: inout Effects
  ) {
    if delivery.append(event) { effects.deliveries += 1 }
  }

  private func nextWakeDate() -> Policy.Time? {
    guard let deadline = policy?.deadline else { return nil }
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
    for _ in 0..<effects.deliveries {
      if isOnScheduler { delivery.deliver() } else { delivery.schedule() }
    }
    if let date = effects.wakeDate {
      // Weak: after the end nothing is kept until then. Until the end the delivery holds this.
      let action = { [weak self] () -> Void in self?.wake(at: date) }
      if effects.isDue {
        scheduler.schedule(options: options, action)
      } else {
        scheduler.schedule(after: date, tolerance: tolerance, options: options, action)
      }
    }
  }
}
