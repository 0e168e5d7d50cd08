import KotlinBridgeLocks

/// A value that a lock protects. Any thread may use it.
///
/// It uses `Lock` and not the `Mutex` of Synchronization, for which the thread sanitizer reports
/// races that do not exist.
package final class Guarded<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value  // protected by `lock`

  package init(_ value: sending Value) {
    self.value = value
  }

  package func withLock<R, E>(_ body: (inout Value) throws(E) -> R) throws(E) -> R {
    try lock.withLock { () throws(E) in try body(&value) }
  }
}
