#if !canImport(Combine)
  public import Foundation

  /// What waits for a date waits on a dispatch queue, and is added to this queue then.
  extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

    /// There is nothing to choose.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      // Handed over: this queue runs it once, and nobody else does.
      let action = UncheckedSendable(action)
      addOperation { action.value() }
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
