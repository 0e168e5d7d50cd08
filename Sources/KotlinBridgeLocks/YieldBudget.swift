#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How long a consumer may run without a suspension before it gives other tasks their turn.
///
/// Swift's pool has a thread for each processor and interrupts no task. A loop that always finds an element would
/// keep its thread for ever. As many such loops as there are processors would let no other task run, not even the
/// one that cancels them.
///
/// One task at a time uses it.
package struct YieldBudget {
  /// In nanoseconds. The clock moves in steps of one to ten milliseconds, so it may be that much more.
  private static let longest: UInt64 = 2_000_000

  /// When the task began to run; 0 if nobody has asked since.
  private var began: UInt64 = 0

  package init() {}

  /// Whether it is used up. The next one begins then: yield.
  package mutating func isUsedUp() -> Bool {
    let now = Self.coarseNanoseconds()
    if began == 0 {
      began = now
      return false
    }
    if now &- began < Self.longest { return false }
    began = now
    return true
  }

  /// The task has been suspended, so other tasks had their turn.
  package mutating func suspended() { began = 0 }

  /// The time of a clock that is read in a fifth of the time of an exact one.
  package static func coarseNanoseconds() -> UInt64 {
    #if canImport(Darwin)
      return clock_gettime_nsec_np(CLOCK_MONOTONIC_RAW_APPROX)
    #else
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
      return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
    #endif
  }
}
