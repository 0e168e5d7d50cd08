extension Publishers {
  /// The publisher that `timeout(_:scheduler:options:customError:)` returns.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// How long a value may take.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler whose time it is, and on which the subscriber is called.
    public let scheduler: Context
    /// The options that the scheduler is given each time.
    public let options: Context.SchedulerOptions?
    /// Makes the failure; nil to finish instead.
    public let customError: (() -> Failure)?

    /// Makes the publisher, as the method does.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let policy = TimeoutPolicy<Output, Failure, Context.SchedulerTimeType>(interval: interval)
      upstream.subscribe(
        TimedSubscription(subscriber, policy: policy, scheduler: scheduler, options: options) {
          [customError] in customError.map { .failure($0()) } ?? .finished
        })
    }
  }
}

extension Publisher {
  /// Cancels this publisher if `interval` passes without a value, after the subscription or after
  /// the last value, and fails with `customError` or finishes.
  ///
  /// - Everything is delivered on `scheduler`.
  /// - The time is that at which values arrive, not that at which the scheduler delivers them. A
  ///   subscriber that does not request any value in time gets the end.
  /// - The closure is called at most once, on any thread.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}
