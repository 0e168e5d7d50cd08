import KotlinBridge

/// A value behind a lock. Any thread.
///
/// Not the `Mutex` of Synchronization, in which the thread sanitizer sees races that do not exist.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value  // protected by `lock`

  init(_ value: sending Value) {
    self.value = value
  }

  func withLock<R, E>(_ body: (inout Value) throws(E) -> R) throws(E) -> R {
    try lock.withLock { () throws(E) in try body(&value) }
  }
}
