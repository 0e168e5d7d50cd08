import KotlinBridge

/// Tasks that wait for something to become true.
final class Milestones: Sendable {
  private struct Waiter {
    let isReached: @Sendable () -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  private let lock = Lock()
  private nonisolated(unsafe) var waiters: [Waiter] = []  // under the lock

  /// Waits until the condition holds, which is looked at now and in every `check()`, or until the task
  /// is cancelled because the test's time is up.
  func wait(until isReached: @escaping @Sendable () -> Bool) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        lock.withLock {
          waiters.append(Waiter(isReached: isReached, continuation: continuation))
        }
        check()
      }
    } onCancel: {
      resume { _ in true }
    }
  }

  func check() {
    resume { $0.isReached() }
  }

  private func resume(where isDue: (Waiter) -> Bool) {
    let due = lock.withLock {
      let index = waiters.partition(by: isDue)
      defer { waiters.removeSubrange(index...) }
      return Array(waiters[index...])
    }
    for waiter in due { waiter.continuation.resume() }
  }
}
