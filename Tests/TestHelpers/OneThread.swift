import Dispatch

/// Runs tasks as a pool of one thread would.
package final class OneThread: TaskExecutor {
  private let queue = DispatchQueue(label: "one thread")

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Runs a body that does not end, and beside it a task that sleeps five times and then cancels it.
  ///
  /// Returns once it has ended, with the longest delay of a sleep.
  package func runs(
    _ body: @escaping @Sendable () async throws -> Void
  ) async throws -> Duration {
    let endless = Task(executorPreference: self) { try? await body() }
    let sleeper = Task(executorPreference: self) {
      var longest = Duration.zero
      for _ in 0..<5 {
        let time = try await ContinuousClock().measure {
          try await Task.sleep(for: .milliseconds(20))
        }
        longest = max(longest, time - .milliseconds(20))
      }
      endless.cancel()
      return longest
    }
    await endless.value
    return try await sleeper.value
  }
}
