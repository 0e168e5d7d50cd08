internal import KotlinBridgeLocks

extension Publishers {
  /// The publisher that `subscribe(on:options:)` returns.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// The scheduler on which the publisher is called.
    public let scheduler: Context
    /// The options that the scheduler is given each time.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let subscription = SubscribeOnSubscription(
        subscriber, scheduler: scheduler, options: options)
      scheduler.schedule(options: options) { [upstream] in upstream.subscribe(subscription) }
    }
  }
}

extension Publisher {
  /// Subscribes to this publisher, requests of it and cancels it on `scheduler`.
  ///
  /// - The subscriber is called on the threads on which the publisher delivers. It gets its
  ///   subscription on `scheduler` too, and nothing after a cancel.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

private final class SubscribeOnSubscription<Downstream: Subscriber, Context: Scheduler>:
  Subscriber, NamedSubscription
{
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let lock = Lock()
  private var connection = Connection()
  private var downstream: Downstream?

  init(_ downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
    self.downstream = downstream
    self.scheduler = scheduler
    self.options = options
  }

  var description: String { "SubscribeOn" }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      connection.connect(to: subscription) ? self.downstream : nil
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let downstream = lock.withLock { connection.isConnected ? self.downstream : nil }
    return downstream?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let last = lock.withLock { connection.complete().map { ($0, downstream.take()) } }
    last?.1?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    scheduler.schedule(options: options) {
      self.lock.withLock { self.connection.subscription }?.request(demand)
    }
  }

  func cancel() {
    let (subscription, downstream) = lock.withLock { (connection.end(), self.downstream.take()) }
    if let subscription { scheduler.schedule(options: options, subscription.cancel) }
    withExtendedLifetime(downstream) {}
  }
}
