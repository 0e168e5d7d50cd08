#if !canImport(Combine)
  public import Foundation

  /// The main loop runs an action at once. Another loop runs it in its next turn, and is not woken for it:
  /// Foundation offers no way to do that here.
  ///
  /// What waits for a date waits on a dispatch queue: a `Timer` never releases its closure here.
  extension RunLoop: Scheduler {
    /// There is nothing to choose.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      // Handed over: the loop's thread runs it once, and nobody else does.
      let action = UncheckedSendable(action)
      perform { action.value() }
      // The main loop serves the main queue, and wakes for it.
      if self === RunLoop.main { DispatchQueue.main.async {} }
    }

    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      date.schedule { self.schedule(options: options, action) }
    }

    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      date.schedule(interval: interval, tolerance: tolerance) {
        self.schedule(options: options, action)
      }
    }
  }
#endif
