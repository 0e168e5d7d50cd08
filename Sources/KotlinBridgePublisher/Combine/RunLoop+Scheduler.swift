#if !canImport(Combine)
  public import Foundation

  extension RunLoop: Scheduler {
    /// There is nothing to choose.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      // A timer and not `perform(_:)`, which here does not wake a loop that waits.
      add(timer(at: Date(), action))
    }

    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      add(timer(at: date.date, tolerance: tolerance, action))
    }

    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      let timer = timer(at: date.date, interval: interval, tolerance: tolerance, action)
      add(timer)
      return AnyCancellable(timer.invalidate)
    }

    private func timer(
      at date: Date, interval: SchedulerTimeType.Stride? = nil,
      tolerance: SchedulerTimeType.Stride = 0, _ action: @escaping () -> Void
    ) -> Timer {
      // Handed over: the loop's thread runs it, and nobody else does.
      let action = UncheckedSendable(action)
      let timer = Timer(
        fire: date, interval: interval?.timeInterval ?? 0, repeats: interval != nil
      ) { _ in action.value() }
      timer.tolerance = tolerance.timeInterval
      return timer
    }

    private func add(_ timer: Timer) {
      add(timer, forMode: .common)
    }
  }
#endif
