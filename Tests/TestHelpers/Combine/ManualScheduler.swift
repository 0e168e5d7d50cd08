package import KotlinBridgeCombine
import KotlinBridgeLocks

/// A scheduler that runs an action when the test says so.
package final class ManualScheduler: Scheduler, Sendable {
  package typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
  package typealias SchedulerOptions = String

  private let actions = Guarded<[() -> Void]>([])
  private let given = Guarded<[String?]>([])

  package init() {}

  /// The options of all actions so far, in order.
  package var options: [String?] { given.value }
  package var now: SchedulerTimeType { ImmediateScheduler.shared.now }
  package var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs the first action that waits.
  /// - Returns: whether there was one.
  @discardableResult package func runOne() -> Bool {
    let action = actions.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    action?()
    return action != nil
  }

  package func runAll() {
    while runOne() {}
  }

  package func schedule(options: String?, _ action: @escaping () -> Void) {
    actions.withLock { $0.append(action) }
    given.withLock { $0.append(options) }
  }

  package func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: String?,
    _ action: @escaping () -> Void
  ) {
    schedule(options: options, action)
  }

  package func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: String?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(options: options, action)
    return AnyCancellable {}
  }
}
