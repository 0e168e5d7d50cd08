/// Work that Kotlin has started, and not a call or subscription of Swift's.
protocol OtherJob: Sendable {
  func cancel()
  /// Returns when it has ended, also if the task that waits was cancelled.
  func join() async
  var isActive: Bool { get }
}
