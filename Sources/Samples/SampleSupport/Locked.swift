import Foundation

/// A value that one thread has at a time.
public final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value  // under the lock

  public init(_ value: sending Value) { self.value = value }

  /// Reads or changes the value. The closure may not use it again.
  public func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }

  /// The same, unless somebody else keeps the value for so many seconds.
  func withLock(within seconds: Double, _ body: (inout Value) -> Void) {
    guard lock.lock(before: Date(timeIntervalSinceNow: seconds)) else { return }
    defer { lock.unlock() }
    body(&value)
  }
}
