import Foundation
package import Testing

/// Runs the tests of a suite on threads of their own, four at a time.
///
/// It is for tests that block their thread: they wait for a child process, for another thread, or compute for long.
/// On Swift's pool, which has a thread for each processor, they would hold up all other tests.
package struct OwnThread: EachTest {
  private static let places = Places(4)

  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    await Self.places.take()
    defer { Self.places.giveBack() }
    try await withTaskExecutorPreference(NewThreads()) { try await function() }
  }
}

extension Trait where Self == OwnThread {
  package static var onOwnThread: Self { OwnThread() }
}

/// Runs each part of a task on a new thread.
private final class NewThreads: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
