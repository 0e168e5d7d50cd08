/// Waits for another thread without sleeping, for at most fifty microseconds.
///
/// A sleeping thread takes ten microseconds and more to wake, and its producer makes a whole window
/// of elements in less. After a wait in vain the next waits sleep at once, and each failure doubles
/// their count, so that waiting for a silent producer costs next to nothing.
struct Spinning {
  private static let isPossible = System.processorCount > 1
  /// The longest wait in nanoseconds: longer than a sleeping producer takes to wake.
  private static let limit: UInt64 = 50_000

  /// The time that `settle()` gives a producer, in nanoseconds.
  private static let settling: UInt64 = 3_000

  /// The count of waits that will sleep at once.
  private var skipped: UInt8 = 0
  /// The count of waits that will sleep after the next failure.
  private var penalty: UInt8 = 1
  /// Whether the last wait ended without a sleep, so that both threads run now.
  private var isMet = false

  /// Waits. Returns whether `condition` has become true.
  mutating func spin(until condition: () -> Bool) -> Bool {
    if skipped > 0 {
      skipped -= 1
      isMet = false
      return false
    }
    let isDone = Self.isPossible && Self.look(for: Self.limit, until: condition)
    penalty = isDone ? 1 : min(64, penalty * 2)
    skipped = isDone ? 0 : penalty
    isMet = isDone
    return isDone
  }

  /// Gives a producer that runs now some time, so that one lock is taken for many elements.
  func settle() {
    if isMet { _ = Self.look(for: Self.settling) { false } }
  }

  private static func look(for limit: UInt64, until condition: () -> Bool) -> Bool {
    let start = System.monotonicNanoseconds()
    repeat {
      for _ in 0..<100 where condition() { return true }
    } while System.monotonicNanoseconds() &- start < limit
    return false
  }
}
