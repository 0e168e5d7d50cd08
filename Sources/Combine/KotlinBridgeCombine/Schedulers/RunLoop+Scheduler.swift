public import Foundation

/// A run loop runs closures on its own thread.
///
/// - An action that waits for its date does so on a dispatch queue, because a `Timer` never releases its closure here.
/// - The main loop runs an action at once. Another loop runs it in its next turn and is not woken
///   for it, because Foundation offers no way to do that here.
extension RunLoop: Scheduler {
  /// Nothing can be chosen.
  public struct SchedulerOptions: Sendable {}

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // Handed over: only the loop's thread runs it, and once.
    nonisolated(unsafe) let action = action
    perform { action() }
    // The main loop serves the main queue, and wakes for it.
    if self === RunLoop.main { DispatchQueue.main.async {} }
  }

  /// The current date.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let queue = DispatchQueue.global()
    queue.schedule(after: queue.moment(of: date.date)) {
      self.schedule(options: options, action)
    }
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let queue = DispatchQueue.global()
    return queue.schedule(
      after: queue.moment(of: date.date), interval: .seconds(interval.timeInterval),
      tolerance: .seconds(tolerance.timeInterval)
    ) { self.schedule(options: options, action) }
  }
}

extension RunLoop {
  /// A date as a moment on the clock of a scheduler.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The moment as a date.
    public var date: Date

    /// Makes a moment from a date.
    public init(_ date: Date) {
      self.date = date
    }

    public func distance(to other: Self) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    public func advanced(by stride: Stride) -> Self {
      Self(date.addingTimeInterval(stride.timeInterval))
    }

    /// A time interval in seconds.
    public struct Stride: SchedulerStride, Codable {
      /// The interval in seconds, with its sign.
      public var magnitude: TimeInterval

      public init(magnitude: TimeInterval) { self.magnitude = magnitude }
    }
  }
}

extension DispatchQueue {
  /// The moment of a date on this queue's clock, or now if the date is over.
  func moment(of date: Date) -> SchedulerTimeType {
    now.advanced(by: .seconds(max(0, date.timeIntervalSinceNow)))
  }
}
