import Synchronization

/// Lets threads pass when as many as it waits for have come, all at once.
final class Barrier: Sendable {
  private let left: Atomic<Int>

  init(of count: Int) { left = Atomic(count) }

  func pass() {
    left.subtract(1, ordering: .sequentiallyConsistent)
    while left.load(ordering: .sequentiallyConsistent) > 0 {}
  }
}
