import Foundation

/// A gate at which a thread, not a task, waits: for consumers that block in a callback.
///
/// It is a condition and not a semaphore of Dispatch, because the thread sanitizer knows
/// conditions.
package final class Latch: @unchecked Sendable {  // `isOpen` is under the condition's lock
  private let condition = NSCondition()
  private var isOpen = false

  package init() {}

  /// Blocks the calling thread until the latch is open.
  package func wait() {
    condition.lock()
    while !isOpen { condition.wait() }
    condition.unlock()
  }

  package func open() {
    condition.lock()
    isOpen = true
    condition.broadcast()
    condition.unlock()
  }
}
