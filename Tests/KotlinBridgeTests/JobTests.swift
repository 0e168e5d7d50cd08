import KotlinBridgeTestSupport
import KotlinBridgeTesting
import Testing

@testable import KotlinBridge

extension FakeTableTests {
  /// What it means to drop, detach and join the job of a subscription.
  @Suite(.timeLimit(.minutes(1))) struct JobTests {
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

    @Test func cancelAndJoinCancelsHereAndWaitsForTheRelease() async throws {
      let subscription = RecordedSubscription(try fake.numbers())
      let job = try fake.onlyJob()
      let history = History<String>()
      let joining = Task.immediate {
        try await subscription.job.cancelAndJoin()
        history.append("joined")
      }
      #expect(job.history == [.cancelHere])
      history.append("release")
      await onNewThread { job.release() }
      try await joining.value
      #expect(history.events == ["release", "joined"])
      await fake.expectNothingLeft()
    }

    @Test func cancelAndJoinMayBeReleasedInPlace() async throws {
      fake.whenCancelled { $0.release() }
      let subscription = RecordedSubscription(try fake.numbers())
      try await subscription.job.cancelAndJoin()
      #expect(try fake.onlyJob().history == [.cancelHere])
      await fake.expectNothingLeft()
    }

    @Test func cancelAndJoinThrowsAFailureThatNobodyElseHasSeen() async throws {
      let unseen = KotlinError(code: .failed, typeName: "x.Late", message: "in finally")
      fake.whenCancelled { $0.release(unseen: unseen) }
      let subscription = RecordedSubscription(try fake.numbers())
      for _ in 1...2 {
        let error = await #expect(throws: KotlinError.self) {
          try await subscription.job.cancelAndJoin()
        }
        #expect(error?.description == "x.Late: in finally")
      }
      #expect(subscription.recorder.events == [])
      await fake.expectNothingLeft()
    }

    @Test func anyNumberOfTasksMayJoinAtOnce() async throws {
      let subscription = RecordedSubscription(try fake.numbers())
      let history = History<Int>()
      let joining = (1...3).map { number in
        Task.immediate {
          await subscription.job.join()
          history.append(number)
        }
      }
      #expect(history.events == [])
      let job = try fake.onlyJob()
      #expect(job.history == [])
      job.complete()
      job.release()
      for task in joining { await task.value }
      #expect(history.events.sorted() == [1, 2, 3])
      await subscription.job.join()
      await fake.expectNothingLeft()
    }
  }
}
