import KotlinBridgeLocks

/// A value that several threads share, behind a lock.
package final class Locked<Value>: @unchecked Sendable {  // `stored` is under the lock
  private let lock = Lock()
  private var stored: Value

  package init(_ value: Value) {
    stored = value
  }

  package var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  package func update<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body(&stored)
  }
}
