extension Publishers {
  /// The publisher that `delay(for:tolerance:scheduler:options:)` returns.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// How much later everything is delivered.
    public let interval: Context.SchedulerTimeType.Stride
    /// How much later than that it may come.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// The scheduler whose time it is, and on which the subscriber is called.
    public let scheduler: Context
    /// The options that the scheduler is given each time.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher, as the method does.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let policy = DelayPolicy<Output, Failure, Context.SchedulerTimeType>(interval: interval)
      upstream.subscribe(
        TimedSubscription(
          subscriber, policy: policy, scheduler: scheduler, tolerance: tolerance, options: options))
    }
  }
}

extension Publisher {
  /// Delivers values and the completion on `scheduler`, each later by `interval`.
  ///
  /// - They come in order and one at a time, even if the scheduler is concurrent. A failure is
  ///   delayed too.
  /// - Requests and cancels reach this publisher at once, on the thread that makes them.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}
