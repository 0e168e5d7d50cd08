import Glibc
import KotlinBridgeTools
import Synchronization

/// Lets threads pass when as many as it waits for have come, all at once, and again and again. Nobody sleeps, so they
/// go on in the same moment.
final class Barrier: Sendable {
  private let count: Int
  private let arrivals = Atomic(0)

  init(of count: Int) { self.count = count }

  /// Waits for the others. If one does not come within a second, it waits no longer.
  func pass() {
    let ticket = arrivals.wrappingAdd(1, ordering: .sequentiallyConsistent).oldValue
    let last = (ticket / count + 1) * count
    let limit = TimeLimit(.seconds(1))
    // Looking at the clock takes so long that threads which do so would not go on in the same moment.
    // On a busy machine the others may need this processor.
    while !isFull(last), !limit.isOver { sched_yield() }
  }

  /// Looks for some microseconds whether as many have come.
  private func isFull(_ count: Int) -> Bool {
    for _ in 0..<20_000 where arrivals.load(ordering: .sequentiallyConsistent) >= count {
      return true
    }
    return false
  }
}
