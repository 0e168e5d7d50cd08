extension Publishers {
  /// When `collect(_:options:)` delivers an array.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At each interval, and as soon as there are so many values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// The publisher that `collect(_:options:)` returns.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values come in.
    public let upstream: Upstream
    /// When an array is delivered.
    public let strategy: TimeGroupingStrategy<Context>
    /// The options that the scheduler is given each time.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher, as the method does.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let (scheduler, interval, count) = strategy.parts
      let policy = CollectByTimePolicy<Upstream.Output, Failure, Context.SchedulerTimeType>(
        interval: interval, count: count)
      upstream.subscribe(
        TimedSubscription(subscriber, policy: policy, scheduler: scheduler, options: options))
    }
  }
}

extension Publishers.TimeGroupingStrategy {
  fileprivate var parts: (Context, Context.SchedulerTimeType.Stride, Int?) {
    switch self {
    case .byTime(let scheduler, let interval): (scheduler, interval, nil)
    case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
    }
  }
}

extension Publisher {
  /// Delivers the values in arrays, at the latest at the end of each interval.
  ///
  /// - The intervals are counted from the subscription. One without a value brings no array. The rest
  ///   comes before the publisher finishes, and is lost if it fails.
  /// - With a count it asks for as many values as the requested arrays may hold, and without one for
  ///   all. An array waits for demand, and collects values meanwhile.
  /// - A count below 1 is a precondition failure.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    if case .byTimeOrCount(_, _, let count) = strategy {
      precondition(count > 0, "The count must be at least 1: \(count)")
    }
    return Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
