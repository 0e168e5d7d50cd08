/// A time interval that can be made from a number of seconds or parts of a second.
public protocol SchedulerTimeIntervalConvertible {
  /// An interval of `s` seconds.
  static func seconds(_ s: Int) -> Self
  /// An interval of `s` seconds.
  static func seconds(_ s: Double) -> Self
  /// An interval of `ms` thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// An interval of `us` millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// An interval of `ns` billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A type that decides where and when a closure runs.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment on the scheduler's clock.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// The options that say how a closure is to run.
  associatedtype SchedulerOptions

  /// The current moment on the scheduler's clock.
  var now: SchedulerTimeType { get }

  /// The smallest tolerance that the scheduler distinguishes from none.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs `action` as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs `action` at `date`, or later within `tolerance`.
  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void)

  /// Runs `action` at `date` and then at every `interval`, until the returned value is cancelled.
  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs `action` as soon as possible, without options.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Runs `action` at `date`, with the smallest tolerance and without options.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs `action` at `date`, or later within `tolerance`, without options.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs `action` at `date` and then at every `interval`, with the smallest tolerance and without
  /// options, until the returned value is cancelled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs `action` at `date` and then at every `interval`, without options, until the returned
  /// value is cancelled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}
