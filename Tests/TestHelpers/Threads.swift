import Foundation
import KotlinBridgeLocks

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The calling thread's number, as Kotlin's `pthread_self()` gives it.
package func threadNumber() -> UInt64 { UInt64(pthread_self()) }

/// Runs `body` on a new thread and returns when it has returned.
package func onNewThread(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      body()
      continuation.resume()
    }
  }
}

/// Runs `first` on a new thread, and then `then` with its result in the caller's task.
///
/// The new thread stays blocked until `then` has returned: another thread could be given its number
/// once it has ended.
package func onNewThread<Value: Sendable>(
  _ first: @escaping @Sendable () -> Value, then: (Value) async throws -> Void
) async rethrows {
  let over = Latch()
  // The result is handed over under a lock, which the thread sanitizer sees.
  let result = Guarded<Value?>(nil)
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      let value = first()
      result.value = value
      continuation.resume()
      over.wait()
    }
  }
  defer { over.open() }
  try await then(result.value!)
}
