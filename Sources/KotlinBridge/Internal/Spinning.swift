#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits for another thread without sleeping, for a few microseconds, as long as that helps.
///
/// A thread that sleeps takes ten microseconds and more to wake, and its producer would run ahead by a
/// whole window meanwhile. Where nothing came in time, the next waits sleep at once, more of them each
/// time: one that waits for a silent producer costs next to nothing.
struct Spinning {
  private static let isPossible = sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1
  private static let limit: UInt64 = 10_000

  /// How many waits are still to sleep at once, and how many the next failure makes it.
  private var skipped: UInt8 = 0
  private var penalty: UInt8 = 1

  /// Whether `condition` has become true meanwhile.
  mutating func spin(until condition: () -> Bool) -> Bool {
    if skipped > 0 {
      skipped -= 1
      return false
    }
    let isDone = Self.isPossible && Self.look(until: condition)
    penalty = isDone ? 1 : min(64, penalty * 2)
    skipped = isDone ? 0 : penalty
    return isDone
  }

  private static func look(until condition: () -> Bool) -> Bool {
    let start = monotonicNanoseconds()
    repeat {
      for _ in 0..<100 where condition() { return true }
    } while monotonicNanoseconds() &- start < limit
    return false
  }
}
