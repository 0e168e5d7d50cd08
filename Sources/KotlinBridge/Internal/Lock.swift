#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A mutual exclusion lock, not recursive.
///
/// It is a `pthread_mutex_t` and not a `Mutex` of Synchronization, because the thread sanitizer knows
/// the former on Linux and reports races that do not exist with the latter.
/// - Hold it for a few instructions only, and call nothing unknown meanwhile: no closure of a user, no
///   Kotlin, and nothing that may release the last reference to a user's object.
package final class Lock: Sendable {
  // The address is constant, and pthread functions may be called from any thread.
  private nonisolated(unsafe) let mutex: UnsafeMutablePointer<pthread_mutex_t>

  package init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    let status = pthread_mutex_init(mutex, nil)
    precondition(status == 0, "pthread_mutex_init failed: \(status)")
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
    mutex.deallocate()
  }

  package func lock() {
    let status = pthread_mutex_lock(mutex)
    assert(status == 0, "pthread_mutex_lock failed: \(status)")
  }

  package func unlock() {
    let status = pthread_mutex_unlock(mutex)
    assert(status == 0, "pthread_mutex_unlock failed: \(status)")
  }

  package func withLock<R, E>(_ body: () throws(E) -> R) throws(E) -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}
