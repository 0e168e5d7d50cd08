public import Foundation

/// An operation queue runs closures as operations. An action that waits for its date is added then.
extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// Nothing can be chosen.
  public struct SchedulerOptions: Sendable {}

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // Handed over: only this queue runs it, and once.
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }
}
