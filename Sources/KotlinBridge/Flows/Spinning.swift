#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits for another thread without sleeping, for some fifty microseconds, as long as that helps.
///
/// A thread that sleeps takes ten microseconds and more to wake, and its producer makes a whole window
/// of elements in less. Where nothing came in time, the next waits sleep at once, more of them each
/// time: one that waits for a silent producer costs next to nothing.
struct Spinning {
  private static let isPossible = sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1
  /// In nanoseconds: longer than a thread takes to wake, so that one who slept is met again.
  private static let limit: UInt64 = 50_000

  private static let settling: UInt64 = 3_000

  /// How many waits are still to sleep at once, and how many the next failure makes it.
  private var skipped: UInt8 = 0
  private var penalty: UInt8 = 1
  /// Whether the last wait was over without a sleep: both threads run.
  private var isMet = false

  /// Whether `condition` has become true meanwhile.
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

  /// Lets a producer that runs at the same time get some more done, so that one lock is taken for many
  /// elements and not for each.
  func settle() {
    if isMet { _ = Self.look(for: Self.settling) { false } }
  }

  private static func look(for limit: UInt64, until condition: () -> Bool) -> Bool {
    let start = monotonicNanoseconds()
    repeat {
      for _ in 0..<100 where condition() { return true }
    } while monotonicNanoseconds() &- start < limit
    return false
  }
}
