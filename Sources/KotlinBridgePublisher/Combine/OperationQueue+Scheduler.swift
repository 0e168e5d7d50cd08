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
      let queue = DispatchQueue.global()
      queue.schedule(after: queue.now.advanced(by: wait(until: date))) {
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
        after: queue.now.advanced(by: wait(until: date)),
        interval: .seconds(interval.timeInterval), tolerance: .seconds(tolerance.timeInterval)
      ) {
        self.schedule(options: options, action)
      }
    }

    private func wait(until date: SchedulerTimeType) -> DispatchQueue.SchedulerTimeType.Stride {
      .seconds(max(0, now.distance(to: date).timeInterval))
    }
  }
#endif
