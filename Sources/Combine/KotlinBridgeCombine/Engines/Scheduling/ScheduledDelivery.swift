internal import KotlinBridgeLocks

/// Delivers events to a subscriber on a scheduler, in order and one at a time, even if the scheduler
/// is concurrent.
///
/// - A subscription uses it, whose lock it shares.
final class ScheduledDelivery<Downstream: Subscriber, Context: Scheduler> {
  enum Event {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let lock: Lock
  private var queue = DeliveryQueue<Event>()
  private var downstream: Downstream?
  // Gets the demand that the subscriber returns.
  private var subscription: (any Subscription)?

  init(
    _ downstream: Downstream, on scheduler: Context, options: Context.SchedulerOptions?, lock: Lock
  ) {
    self.downstream = downstream
    self.scheduler = scheduler
    self.options = options
    self.lock = lock
  }

  /// Gives the subscriber its subscription, and then lets deliveries begin.
  func start(_ subscription: any Subscription) {
    let downstream = lock.withLock {
      if self.downstream != nil { self.subscription = subscription }
      return self.downstream
    }
    downstream?.receive(subscription: subscription)
    // Only now, so that a value can't overtake the subscription on the scheduler's thread.
    if lock.withLock({ queue.release() }) { schedule() }
  }

  /// Adds an event. Call it under the lock.
  /// - Returns: whether to call `schedule()` without the lock.
  func append(_ event: Event) -> Bool { queue.append(event) }

  func schedule() {
    scheduler.schedule(options: options) { self.drain() }
  }

  /// Delivers what waits. Call it on the scheduler.
  func drain() {
    var slice = lock.withLock { queue.begin() }
    while let count = slice {
      for _ in 0..<count {
        guard let event = lock.withLock({ queue.next() }) else { return }
        deliver(event)
      }
      guard lock.withLock({ queue.endSlice() }) else { return }
      schedule()
      slice = lock.withLock { queue.goOn() }
    }
  }

  /// Ends all deliveries. Call it without the lock.
  func end() {
    let last = lock.withLock { takeAll() }
    withExtendedLifetime(last) {}
  }

  private func deliver(_ event: Event) {
    switch event {
    case .value(let value):
      let (downstream, subscription) = lock.withLock { (self.downstream, self.subscription) }
      guard let downstream else { return }
      let more = downstream.receive(value)
      if more > .none { subscription?.request(more) }
    case .completion(let completion):
      let last = lock.withLock { takeAll() }
      last.0?.receive(completion: completion)
    }
  }

  // The caller releases what this returns, outside the lock.
  private func takeAll() -> (Downstream?, Fifo<Event>, (any Subscription)?) {
    (downstream.take(), queue.end(), subscription.take())
  }
}
