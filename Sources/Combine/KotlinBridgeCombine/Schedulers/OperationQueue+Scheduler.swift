public import Foundation

/// An operation queue runs closures as operations.
///
/// - An action that waits for its date is in the queue meanwhile: the queue counts it and can
///   cancel it. A repeated action is added each time that it is due.
extension OperationQueue: Scheduler {
  /// Nothing can be chosen.
  public struct SchedulerOptions: Sendable {}

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // Handed over: only this queue runs it, and once.
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    // Handed over, as above.
    nonisolated(unsafe) let action = action
    let operation = BlockOperation { action() }
    // In no queue: it is over as soon as it is started.
    let gate = Operation()
    operation.addDependency(gate)
    addOperation(operation)
    let timer = DispatchQueue.global()
    timer.schedule(after: timer.moment(of: date.date)) { gate.start() }
  }

  /// The current date.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = DispatchQueue.global()
    return timer.schedule(
      after: timer.moment(of: date.date), interval: .seconds(interval.timeInterval),
      tolerance: .seconds(tolerance.timeInterval)
    ) { self.schedule(options: options, action) }
  }
}

extension OperationQueue {
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
