/// Runs `body` in a new task, which has started to wait, if it has to, when this function suspends.
package func inNewTask<R: Sendable>(
  _ body: @escaping @Sendable () async throws -> R
) async throws -> R {
  try await Task.immediate { try await body() }.value
}

/// Runs `body` in a task that was cancelled before it began.
package func inCancelledTask<R: Sendable>(_ body: @escaping @Sendable () async -> R) async -> R {
  await Task {
    cancelThisTask()
    return await body()
  }.value
}

/// Cancels the task that calls this function.
package func cancelThisTask() {
  withUnsafeCurrentTask { $0?.cancel() }
}
