import Glibc
import KotlinBridgeLocks

/// A thread of the operating system that runs one body and exits.
package final class ShortLivedThread<Value: Sendable>: Sendable {
  private let thread: pthread_t
  private let result: Guarded<Result<Value, any Error>?>

  package init(_ body: @escaping @Sendable () throws -> Value) {
    let result = Guarded<Result<Value, any Error>?>(nil)
    let work = ThreadWork {
      let value = Result { try body() }
      result.withLock { $0 = value }
    }
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { context in
        Unmanaged<ThreadWork>.fromOpaque(context!).takeRetainedValue().run()
        return nil
      }, Unmanaged.passRetained(work).toOpaque())
    precondition(status == 0, "no thread could be made")
    self.thread = thread
    self.result = result
  }

  /// What the body gave. Waits until the thread has exited; called once.
  package func value() throws -> Value {
    pthread_join(thread, nil)
    return try result.withLock { $0 }!.get()
  }
}

/// What a thread does, for its start function in C.
private final class ThreadWork {
  let run: () -> Void

  init(run: @escaping () -> Void) {
    self.run = run
  }
}
