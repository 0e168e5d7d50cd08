import Synchronization

/// Orders the callbacks of one subscription for the thread sanitizer, which does not see Kotlin's
/// atomics: each comes after the one before, and all come after `pass` by the code that subscribed.
struct Turn: ~Copyable {
  private let hasPassed = Atomic(false)

  /// Makes what this thread has written visible to the next one whose turn it is.
  func pass() { hasPassed.store(true, ordering: .releasing) }

  func take(_ body: () -> Void) {
    _ = hasPassed.load(ordering: .acquiring)
    body()
    pass()
  }
}
