import KotlinBridgeTesting
import Testing

@testable import KotlinBridge

extension FakeTableTests {
  /// Subscriptions with callbacks: what is called, asked for and cancelled.
  @Suite(.timeLimit(.minutes(1))) struct CallbackTests {
    private let fake = ScriptedLibrary()

    private func numbers() throws -> KotlinFlow<Int64> {
      try fake.open().flow("numbers")
    }

    // MARK: - Delivery

    @Test func elementsComeInOrderAndThenTheEnd() async throws {
      let subscription = Subscription(try numbers())
      let job = try fake.onlyJob()
      await onAnotherThread { job.deliver(Int64(1), Int64(2)) }
      job.deliver(Int64(3))
      job.complete()
      job.release()
      #expect(subscription.history.events == [1, 2, 3, .end])
      #expect(job.demand == .max && job.placement == 1)
      #expect(job.history == [])
      await subscription.job.join()
      await fake.expectNothingLeft()
    }

    @Test func placementIsHandedOn() throws {
      fake.whenSubscribed { job in
        job.complete()
        job.release()
      }
      _ = Subscription(try numbers().placement(.caller))
      _ = Subscription(try numbers().placement(.io))
      #expect(fake.jobs.map(\.placement) == [0, 2])
    }

    @Test func everythingBeforeSubscribeReturnsIsCalled() async throws {
      fake.whenSubscribed { job in
        onAnotherThreadBlocking { job.deliver(Int64(1)) }
        job.fail(KotlinError(code: .cancelled, message: "itself"))
        job.release()
      }
      let subscription = Subscription(try numbers())
      #expect(subscription.history.events == [1, .error(.cancelled, "itself")])
      await subscription.job.join()
      await fake.expectNothingLeft()
    }

    @Test func aRefusedSubscriptionThrowsToTheCallback() async throws {
      fake.refuse(.subscribe, with: 1)
      let subscription = Subscription(try numbers())
      let message = "can't subscribe: the library has no flow or function with this id"
      #expect(subscription.history.events == [.misuse(message)])
      await subscription.job.join()
      subscription.job.cancel()
      try await subscription.job.cancelAndJoin()
      #expect(subscription.history.events == [.misuse(message)])
    }

    // MARK: - Demand

    @Test func requestsAreHandedOn() async throws {
      let subscription = Subscription(try numbers(), demand: 2)
      let job = try fake.onlyJob()
      try subscription.job.request(3)
      try subscription.job.request(.unlimited)
      #expect(job.demand == 2)
      #expect(job.history == [.request(3), .request(.max)])
      job.complete()
      job.release()
      try subscription.job.request(1)
      #expect(job.history.count == 2)
      await fake.expectNothingLeft()
    }

    @Test(arguments: [0, -1, Int.min])
    func aDemandBelowOneIsRefused(_ demand: Int) async throws {
      let message = Step.misuse("a demand of \(demand) elements: it must be at least 1")
      let refused = Subscription(try numbers(), demand: .max(demand))
      #expect(refused.history.events == [message])
      await refused.job.join()
      #expect(fake.jobs.isEmpty)

      let subscription = Subscription(try numbers(), demand: 1)
      let error = #expect(throws: KotlinError.self) {
        try subscription.job.request(.max(demand))
      }
      #expect(error.map { Step($0) } == message)
      #expect(subscription.history.events == [])
      let job = try fake.onlyJob()
      #expect(job.history == [])
      job.complete()
      job.release()
    }

    @Test func thePublisherMayStartWithNoDemand() async throws {
      let job = try numbers().start(
        demand: .none, onEach: { _ in }, onComplete: {}, onThrow: { _ in })
      #expect(try fake.onlyJob().demand == 0)
      try job.request(1)
      #expect(try fake.onlyJob().history == [.request(1)])
      try fake.onlyJob().release()
    }

    // MARK: - Cancel

    @Test func cancelSilencesAllButTheRelease() async throws {
      let subscription = Subscription(try numbers())
      let job = try fake.onlyJob()
      job.deliver(Int64(1))
      subscription.job.cancel()
      job.deliver(Int64(2))
      job.complete()
      job.fail(.misuse("late"))
      job.release()
      #expect(subscription.history.events == [1])
      await subscription.job.join()
      await fake.expectNothingLeft()
    }

    @Test func cancelIsIdempotentAndHarmlessAfterTheEnd() async throws {
      let subscription = Subscription(try numbers())
      let job = try fake.onlyJob()
      subscription.job.cancel()
      subscription.job.cancel()
      #expect(job.history.first == .cancelLater)
      job.release()
      let history = job.history
      subscription.job.cancel()
      try await subscription.job.cancelAndJoin()
      #expect(job.history == history)
      #expect(subscription.history.events == [])
      await fake.expectNothingLeft()
    }

    @Test func cancelInsideACallbackDropsTheRestOfTheBatch() async throws {
      let box = History<KotlinJob>()
      let subscription = Subscription(try numbers()) { number in
        if number == 2 { box.events[0].cancel() }
      }
      box.append(subscription.job)
      let job = try fake.onlyJob()
      job.deliver(Int64(1), Int64(2), Int64(3))
      job.deliver(Int64(4))
      job.release()
      #expect(subscription.history.events == [1, 2])
      #expect(job.history == [.cancelLater])
    }

    @Test func cancelBeforeTheHandleIsKnownCancelsOnceItIs() async throws {
      let state = JobState(table: TracedTable(try fake.open().table), cancelsWhenDropped: true)
      let observer = CallbackObserver(
        state: state, cases: CaseTable([]),
        callbacks: Callbacks(deliver: { _, _, _ in }, onComplete: {}, onThrow: { _ in }))
      fake.whenSubscribed { _ in state.cancelLater() }
      let handle = try numbers().source.subscribe(
        demand: 1, placement: .default, observer: observer)
      let job = try fake.onlyJob()
      #expect(job.history == [])
      state.started(handle)
      #expect(job.history == [.cancelLater])
      job.release()
      #expect(await state.join() == nil)
    }

    @Test func aBatchThatCannotBeReadBeforeSubscribeReturnsCancelsOnceTheHandleIsKnown()
      async throws
    {
      fake.whenSubscribed { job in
        job.deliver(bytes: [1], count: 1)
        #expect(job.history == [])
      }
      let subscription = Subscription(try numbers())
      #expect(subscription.history.events == [.misuse("malformed bytes: 8 needed, 1 left")])
      let job = try fake.onlyJob()
      #expect(job.history == [.cancelLater])
      job.release()
      await subscription.job.join()
      await fake.expectNothingLeft()
    }

    @Test func cancelRacingWithTheEndTellsOneOfThem() async throws {
      let flow = try numbers()
      for round in 0..<rounds {
        let subscription = Subscription(flow)
        let job = fake.jobs[round]
        let cancelling = Task.detached { subscription.job.cancel() }
        await onAnotherThread {
          job.deliver(Int64(1))
          job.complete()
          job.release()
        }
        await cancelling.value
        await subscription.job.join()
        let events = subscription.history.events
        #expect([[], [1], [1, .end]].contains(events), "round \(round)")
      }
      await fake.expectNothingLeft()
    }
  }
}
