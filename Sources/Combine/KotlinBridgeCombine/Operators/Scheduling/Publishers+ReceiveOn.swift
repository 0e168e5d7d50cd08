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

    public func receive(subscriber: some Subscriber<Output, Failure>) {
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

/// Queues the events from upstream, no more values than were requested, for the scheduler.
private final class ReceiveOnSubscription<Downstream: Subscriber, Context: Scheduler>:
  Subscriber, NamedSubscription
{
  private let lock = Lock()
  private var connection = Connection()
  private let delivery: ScheduledDelivery<Downstream, Context>

  init(_ downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
    delivery = ScheduledDelivery(downstream, on: scheduler, options: options, lock: lock)
  }

  var description: String { "ReceiveOn" }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ connection.connect(to: subscription) }) else {
      return subscription.cancel()
    }
    delivery.start(self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    if lock.withLock({ connection.isConnected && delivery.append(.value(input)) }) {
      delivery.schedule()
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let (last, isFirst) = lock.withLock {
      let last = connection.complete()
      return (last, last != nil && delivery.append(.completion(completion)))
    }
    if isFirst { delivery.schedule() }
    withExtendedLifetime(last) {}
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { connection.subscription }?.request(demand)
  }

  func cancel() {
    let subscription = lock.withLock { connection.end() }
    delivery.end()
    subscription?.cancel()
  }
}
