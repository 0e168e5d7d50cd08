internal import KotlinBridgeLocks

/// Delivers events to a subscriber on a scheduler, in order and one at a time, even if the scheduler is concurrent. Each
/// event is an action of its own there, so that other work on the scheduler has its turn between two.
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
    for _ in 0..<lock.withLock({ queue.release() }) { schedule() }
  }

  /// Adds an event. Call it under the lock.
  /// - Returns: whether to call `schedule()`, or `deliver()` on the scheduler, once and without the lock.
  func append(_ event: Event) -> Bool { queue.append(event) }

  func schedule() {
    scheduler.schedule(options: options) { self.deliver() }
  }

  /// Delivers the next event. Call it on the scheduler.
  func deliver() {
    var event = lock.withLock { queue.begin() }
    while let next = event.take() {
      deliver(next)
      event = lock.withLock { queue.next() }
    }
  }

  // Subscriber and subscription are there until the end, after which the queue has no event.
  private func deliver(_ event: Event) {
    guard let downstream = lock.withLock({ self.downstream }) else { return }
    switch event {
    case .value(let value):
      let more = downstream.receive(value)
      if more > .none { lock.withLock { subscription }?.request(more) }
    case .completion(let completion):
      end()
      downstream.receive(completion: completion)
    }
  }

  /// Ends all deliveries. Call it without the lock.
  func end() {
    let last = lock.withLock { (downstream.take(), queue.end(), subscription.take()) }
    withExtendedLifetime(last) {}
  }
}
