#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A mutual exclusion lock, not recursive.
///
/// It is a `pthread_mutex_t` because the thread sanitizer understands that one on Linux; for the
/// `Mutex` of Synchronization it reports races that do not exist.
/// - Hold the lock for a few instructions only. Do not call a user's closure or Kotlin meanwhile,
///   nor anything that may release the last reference to a user's object.
/// - Copies are the same lock.
package struct Lock: @unchecked Sendable {
  /// The mutex lies in the object's own memory, which saves an idle subscription one allocation.
  private final class Storage: ManagedBuffer<Void, pthread_mutex_t> {
    deinit {
      _ = withUnsafeMutablePointerToElements { pthread_mutex_destroy($0) }
    }
  }

  // Its address is constant, and pthread functions may be called from any thread.
  private let storage: ManagedBuffer<Void, pthread_mutex_t>

  package init() {
    storage = Storage.create(minimumCapacity: 1) { _ in }
    let status = storage.withUnsafeMutablePointerToElements { mutex in
      mutex.initialize(to: pthread_mutex_t())
      return pthread_mutex_init(mutex, nil)
    }
    precondition(status == 0, "pthread_mutex_init failed: \(status)")
  }

  package func lock() {
    let status = storage.withUnsafeMutablePointerToElements { pthread_mutex_lock($0) }
    assert(status == 0, "pthread_mutex_lock failed: \(status)")
  }

  package func unlock() {
    let status = storage.withUnsafeMutablePointerToElements { pthread_mutex_unlock($0) }
    assert(status == 0, "pthread_mutex_unlock failed: \(status)")
  }

  // Inlined, because generic code would otherwise look its types up at run time, for each call.
  @inlinable @inline(__always)
  package func withLock<R, E>(_ body: () throws(E) -> R) throws(E) -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}
