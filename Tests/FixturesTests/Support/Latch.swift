import Foundation
import Glibc
import KotlinBridge

/// A gate at which a thread, and not a task, waits: for consumers that block in a callback.
///
/// A condition variable and not a semaphore of Dispatch, because the thread sanitizer knows the former.
final class Latch: @unchecked Sendable {  // `isOpen` is under the mutex
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var isOpen = false

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Blocks the thread until the latch is open.
  func wait() {
    pthread_mutex_lock(mutex)
    while !isOpen { pthread_cond_wait(condition, mutex) }
    pthread_mutex_unlock(mutex)
  }

  func open() {
    pthread_mutex_lock(mutex)
    isOpen = true
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }
}

/// A value that several threads use.
final class Locked<Value>: @unchecked Sendable {  // `value` is under the lock
  private let lock = Lock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func with<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }

  var current: Value { with { $0 } }
}

/// The job of a subscription, for its own callbacks. Set once the subscription has been made.
final class JobBox: Sendable {
  private let job = Locked<KotlinJob?>(nil)

  func set(_ job: KotlinJob) { self.job.with { $0 = job } }
  func get() -> KotlinJob? { job.current }

  /// Forgets the job, and releases it outside the lock.
  func drop() {
    let last = job.with { $0.take() }
    withExtendedLifetime(last) {}
  }
}

/// The calling thread, as Kotlin's `pthread_self()` gives it.
func currentThread() -> UInt64 { UInt64(pthread_self()) }

/// Runs `first` on a new thread, which ends, and `then` with its result in the test's task.
///
/// The result keeps nothing of the thread, whose id may be given to another one only after `first`: so it
/// stays blocked until `then` is over.
func onThread<Value: Sendable>(
  _ first: @escaping @Sendable () -> Value, then: (Value) async -> Void
) async {
  let over = Latch()
  // Handed over under a lock, which the thread sanitizer sees.
  let result = Locked<Value?>(nil)
  await withCheckedContinuation { continuation in
    let thread = Thread {
      let value = first()
      result.with { $0 = value }
      continuation.resume()
      over.wait()
    }
    thread.start()
  }
  await then(result.current!)
  over.open()
}
