internal import KotlinBridgeLocks

extension Publishers {
  /// The publisher that `receive(on:options:)` returns.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are passed on.
    public let upstream: Upstream
    /// The scheduler on which the subscriber is called.
    public let scheduler: Context
    /// The options that the scheduler is given each time.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher that passes on the values of `upstream` on `scheduler`.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ReceiveOnSubscription(subscriber, scheduler: scheduler, options: options))
    }
  }
}

extension Publisher {
  /// Delivers values and the completion on `scheduler`.
  ///
  /// - They come in order and one at a time, even if the scheduler is concurrent.
  /// - Requests and cancels reach this publisher at once, on the thread that makes them.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}

/// Queues the events from upstream, no more values than were requested, and drains the queue on the
/// scheduler.
private final class ReceiveOnSubscription<Downstream: Subscriber, Context: Scheduler>:
  Subscriber, Subscription
{
  private enum Event {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let lock = Lock()
  private var queue = DeliveryQueue<Event>()
  private var connection = Connection()
  private var downstream: Downstream?

  init(_ downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
    self.downstream = downstream
    self.scheduler = scheduler
    self.options = options
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      connection.connect(to: subscription) ? self.downstream : nil
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    // Only now, so that a value can't overtake the subscription on the scheduler's thread.
    if lock.withLock({ queue.release() }) { scheduleDrain() }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    enqueue(.value(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    enqueue(.completion(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    lock.withLock { connection.subscription }?.request(demand)
  }

  func cancel() {
    let (_, _, subscription) = end()
    subscription?.cancel()
  }

  private func enqueue(_ event: Event) {
    if lock.withLock({ connection.isConnected && queue.append(event) }) { scheduleDrain() }
  }

  private func scheduleDrain() {
    scheduler.schedule(options: options) { self.drain() }
  }

  private func drain() {
    var slice = lock.withLock { queue.begin() }
    while let count = slice {
      for _ in 0..<count {
        guard let event = lock.withLock({ queue.next() }) else { return }
        deliver(event)
      }
      guard lock.withLock({ queue.endSlice() }) else { return }
      scheduleDrain()
      slice = lock.withLock { queue.goOn() }
    }
  }

  private func deliver(_ event: Event) {
    switch event {
    case .value(let value):
      guard let downstream = lock.withLock({ self.downstream }) else { return }
      let more = downstream.receive(value)
      if more > .none { request(more) }
    case .completion(let completion):
      let (downstream, _, _) = end()
      downstream?.receive(completion: completion)
    }
  }

  // The caller releases what this returns, outside the lock.
  private func end() -> (Downstream?, [Event?], (any Subscription)?) {
    lock.withLock { (downstream.take(), queue.end(), connection.end()) }
  }
}
