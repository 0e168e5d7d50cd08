/// A value that a lock protects. Any thread may use it.
///
/// What `Lock` asks of the code that holds it counts for `withLock`. The `Mutex` of Synchronization
/// would do the same, but for that one the thread sanitizer reports races that do not exist.
package final class Guarded<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var stored: Value  // protected by `lock`

  package init(_ value: sending Value) {
    stored = value
  }

  /// A copy. Reading and then writing it is two steps: use `withLock` for both at once.
  package var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  package func withLock<R, E>(_ body: (inout Value) throws(E) -> R) throws(E) -> R {
    try lock.withLock { () throws(E) in try body(&stored) }
  }
}
