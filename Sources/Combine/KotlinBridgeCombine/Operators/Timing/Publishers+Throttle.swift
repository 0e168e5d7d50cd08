extension Publishers {
  /// The publisher that `throttle(for:scheduler:latest:)` returns.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// The time that is between two deliveries, at least.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler whose time it is, and on which the subscriber is called.
    public let scheduler: Context
    /// Whether the last of the values that have come is delivered, or the first.
    public let latest: Bool

    /// Makes the publisher, as the method does.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let policy = ThrottlePolicy<Output, Failure, Context.SchedulerTimeType>(
        interval: interval, latest: latest)
      upstream.subscribe(
        TimedSubscription(subscriber, policy: policy, scheduler: scheduler, options: nil))
    }
  }
}

extension Publisher {
  /// Delivers at most one value in each `interval`: the last or the first of those that have come.
  ///
  /// - Everything is delivered on `scheduler`, where a value has its action as soon as it comes, or when `interval` has
  ///   passed since the last delivery. The value is chosen when that action runs, and the next `interval` begins then:
  ///   1, 2 and 3 in a row give 3 if `latest` is true, and 1 if it is not.
  /// - The completion follows the value that waits.
  /// - It asks for all values as soon as one is requested. A value that is due without demand is lost.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
