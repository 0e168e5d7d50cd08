/// A mutual exclusion lock, not recursive. Copies of it are the same lock.
///
/// - Hold it for a few instructions. Under it, call no closure of a user and no Kotlin, and release
///   nothing that may be the last reference to a user's object.
/// - It is a `pthread_mutex_t` and not a `Mutex` of Synchronization, for which the thread sanitizer
///   reports races on Linux that do not exist.
package struct Lock: @unchecked Sendable {
  /// Holds the mutex in its own memory, which saves an idle subscription one allocation.
  private final class Storage: ManagedBuffer<Void, System.Mutex> {
    deinit {
      withUnsafeMutablePointerToElements { System.destroy($0) }
    }
  }

  // Its address is constant, and any thread may call the functions of mutexes.
  private let storage: ManagedBuffer<Void, System.Mutex>

  package init() {
    storage = Storage.create(minimumCapacity: 1) { _ in }
    storage.withUnsafeMutablePointerToElements { System.initialize($0) }
  }

  package func lock() {
    storage.withUnsafeMutablePointerToElements { System.lock($0) }
  }

  package func unlock() {
    storage.withUnsafeMutablePointerToElements { System.unlock($0) }
  }

  package func withLock<R, E>(_ body: () throws(E) -> R) throws(E) -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}
