public import Foundation

/// An operation queue runs closures as operations.
///
/// - An action that waits for its date is in the queue meanwhile: the queue counts it and can
///   cancel it. A repeated action is added each time that it is due.
extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

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
    timer.schedule(after: timer.now.advanced(by: date.remaining)) { gate.start() }
  }
}
