import KotlinBridge
import KotlinBridgePublisher

/// A scheduler that runs what it was given when the test says so.
final class ManualScheduler: Scheduler, @unchecked Sendable {  // under the lock
  typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
  typealias SchedulerOptions = String

  private let lock = Lock()
  private var actions: [() -> Void] = []
  private var given: [String?] = []

  var waiting: Int { lock.withLock { actions.count } }
  var options: [String?] { lock.withLock { given } }
  var now: SchedulerTimeType { ImmediateScheduler.shared.now }
  var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs the first action that waits; says whether there was one.
  @discardableResult func runOne() -> Bool {
    let action = lock.withLock { actions.isEmpty ? nil : actions.removeFirst() }
    action?()
    return action != nil
  }

  func runAll() {
    while runOne() {}
  }

  func schedule(options: String?, _ action: @escaping () -> Void) {
    lock.withLock {
      actions.append(action)
      given.append(options)
    }
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: String?,
    _ action: @escaping () -> Void
  ) {
    schedule(options: options, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: String?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(options: options, action)
    return AnyCancellable {}
  }
}
