extension Publishers {
  /// The publisher that `measureInterval(using:options:)` returns.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// The scheduler whose time it is.
    public let scheduler: Context

    /// Makes the publisher, as the method does.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.run(
        IntervalStep<Upstream.Output, Context>(scheduler: scheduler, last: scheduler.now),
        for: subscriber)
    }
  }
}

private struct IntervalStep<Input, Context: Scheduler>: Step {
  let scheduler: Context
  var last: Context.SchedulerTimeType

  mutating func take(_ input: Input) -> StepAction<Context.SchedulerTimeType.Stride, Never> {
    let now = scheduler.now
    defer { last = now }
    return .pass(last.distance(to: now))
  }
}

extension Publisher {
  /// Delivers, for each value, the time since the one before, and for the first the time since the
  /// subscription.
  ///
  /// - `scheduler` only tells the time. The options are there because Combine has them.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
