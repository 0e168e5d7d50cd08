import KotlinBridgeTesting
import Testing

@testable import KotlinBridge

extension FakeTableTests {
  /// Jobs of subscriptions: dropped, detached, joined.
  @Suite(.timeLimit(.minutes(1))) struct JobTests {
    private let fake = ScriptedLibrary()

    private func numbers() throws -> KotlinFlow<Int64> {
      try fake.open().flow("numbers")
    }

    // MARK: - Dropping

    @Test func droppingTheJobCancelsLater() async throws {
      var subscription: Subscription? = Subscription(try numbers())
      let history = subscription?.history
      let job = try fake.onlyJob()
      #expect(job.history == [])
      subscription = nil
      #expect(job.history == [.cancelLater])
      job.deliver(Int64(1))
      job.release()
      #expect(history?.events == [])
      await fake.expectNothingLeft()
    }

    @Test func aDetachedJobGoesOn() async throws {
      let history = History<Step>()
      do {
        let subscription = try numbers().subscribe(
          onEach: { history.append(.element($0)) }, onComplete: { history.append(.end) },
          onThrow: { history.append(Step($0)) })
        subscription.detach()
      }
      let job = try fake.onlyJob()
      job.deliver(Int64(1))
      job.complete()
      job.release()
      #expect(history.events == [1, .end])
      #expect(job.history == [])
      await fake.expectNothingLeft()
    }

    @Test func droppingTheJobAfterTheEndCancelsNothing() async throws {
      do {
        _ = Subscription(try numbers())
      }
      var subscription: Subscription? = Subscription(try numbers())
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
      let subscription = Subscription(try numbers())
      let job = try fake.onlyJob()
      let history = History<String>()
      let joining = Task.immediate {
        try await subscription.job.cancelAndJoin()
        history.append("joined")
      }
      #expect(job.history == [.cancelHere])
      history.append("release")
      await onAnotherThread { job.release() }
      try await joining.value
      #expect(history.events == ["release", "joined"])
      await fake.expectNothingLeft()
    }

    @Test func cancelAndJoinMayBeReleasedInPlace() async throws {
      fake.whenCancelled { $0.release() }
      let subscription = Subscription(try numbers())
      try await subscription.job.cancelAndJoin()
      #expect(try fake.onlyJob().history == [.cancelHere])
      await fake.expectNothingLeft()
    }

    @Test func cancelAndJoinThrowsWhatNobodyElseHasSeen() async throws {
      let unseen = KotlinError(code: .failed, typeName: "x.Late", message: "in finally")
      fake.whenCancelled { $0.release(unseen: unseen) }
      let subscription = Subscription(try numbers())
      for _ in 1...2 {
        let error = await #expect(throws: KotlinError.self) {
          try await subscription.job.cancelAndJoin()
        }
        #expect(error?.description == "x.Late: in finally")
      }
      #expect(subscription.history.events == [])
      await fake.expectNothingLeft()
    }

    @Test func anyNumberMayJoinAtOnce() async throws {
      let subscription = Subscription(try numbers())
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
