import KotlinBridgeLocks

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Has a loop of calls that are answered in place give other tasks their turn, as `YieldBudget` does for elements.
///
/// Such calls have nothing in common but their thread, so it counts those of a thread. A task that makes one call now
/// and then yields after each sixteenth, if at all.
@usableFromInline
enum CallBudget {
  private static let callsPerTurn: UInt = 16
  private static let millisecondsPerTurn: UInt = 2

  /// The milliseconds at which the turn began, times `callsPerTurn`, plus the count of calls: a thread's value.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "pthread_key_create failed: \(status)")
    return key
  }()

  /// Counts a call of this thread. Returns whether its task should yield.
  @usableFromInline
  static func isUsedUp() -> Bool {
    let turn = UInt(bitPattern: pthread_getspecific(key))
    if turn % callsPerTurn < callsPerTurn - 1 {
      begin(turn + 1)
      return false
    }
    let now = UInt(truncatingIfNeeded: YieldBudget.coarseNanoseconds() / 1_000_000)
    if now &- turn / callsPerTurn < millisecondsPerTurn { return false }
    begin(now &* callsPerTurn)
    return true
  }

  private static func begin(_ turn: UInt) {
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: turn))
  }
}
