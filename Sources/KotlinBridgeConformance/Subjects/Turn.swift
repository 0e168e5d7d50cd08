import Synchronization

/// Orders the callbacks of one subscription, after what made it, where the thread sanitizer sees it, which
/// knows nothing of Kotlin's atomics.
struct Turn: ~Copyable {
  private let hasPassed = Atomic(false)

  /// Shows what has been written to those whose turn is next.
  func pass() { hasPassed.store(true, ordering: .releasing) }

  func take(_ body: () -> Void) {
    _ = hasPassed.load(ordering: .acquiring)
    body()
    pass()
  }
}
