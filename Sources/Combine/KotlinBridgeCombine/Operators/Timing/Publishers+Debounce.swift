extension Publishers {
  /// The publisher that `debounce(for:scheduler:options:)` returns.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// How long no other value must have come.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler whose time it is, and on which the subscriber is called.
    public let scheduler: Context
    /// The options that the scheduler is given each time.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher, as the method does.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let policy = DebouncePolicy<Output, Failure, Context.SchedulerTimeType>(dueTime: dueTime)
      upstream.subscribe(
        TimedSubscription(subscriber, policy: policy, scheduler: scheduler, options: options))
    }
  }
}

extension Publisher {
  /// Delivers a value when no other has come for `dueTime`.
  ///
  /// - Everything is delivered on `scheduler`. The completion does not wait, and a value that waits
  ///   is lost then.
  /// - It asks for all values as soon as one is requested. A value that is due without demand is lost.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
