import KotlinBridgeTesting
import TestHelpers
import Testing

@testable import KotlinBridge

extension FakeTableTests {
  /// What it means to drop, detach and join the job of a subscription.
  @Suite(.timeLimit(.minutes(2))) struct JobTests {
    private let fake = ScriptedLibrary()

    // MARK: - Dropping

    @Test func droppingTheJobCancelsLater() async throws {
      var subscription: RecordedSubscription? = RecordedSubscription(try fake.numbers())
      let history = subscription?.recorder
      let job = try fake.onlyJob()
      #expect(job.history == [])
      subscription = nil
      #expect(job.history == [.cancelLater])
      job.deliver(Int64(1))
      job.release()
      #expect(history?.events == [])
      await fake.expectNothingLeft()
    }

    @Test func aDetachedJobIsNotCancelledWhenDropped() async throws {
      let history = EventRecorder<Int64>()
      do {
        let subscription = try fake.numbers().subscribe(
          onEach: { history.record(.element($0)) }, onComplete: { history.record(.completed) },
          onThrow: { history.record(ConsumerEvent($0)) })
        subscription.detach()
      }
      let job = try fake.onlyJob()
      job.deliver(Int64(1))
      job.complete()
      job.release()
      #expect(history.events == [1, .completed])
      #expect(job.history == [])
      await fake.expectNothingLeft()
    }

    @Test func droppingTheJobAfterTheEndCancelsNothing() async throws {
      do {
        _ = RecordedSubscription(try fake.numbers())
      }
      var subscription: RecordedSubscription? = RecordedSubscription(try fake.numbers())
      let job = fake.jobs[1]
      job.complete()
      job.release()
      subscription = nil
      #expect(subscription == nil)
      #expect(job.history == [])
      fake.jobs[0].release()
      await fake.expectNothingLeft()
    }

    // MARK: - Joining

    @Test func cancelAndJoinMayBeReleasedInPlace() async throws {
      fake.whenCancelled { $0.release() }
      let subscription = RecordedSubscription(try fake.numbers())
      try await subscription.job.cancelAndJoin()
      #expect(try fake.onlyJob().history == [.cancelHere])
      await fake.expectNothingLeft()
    }
  }
}
