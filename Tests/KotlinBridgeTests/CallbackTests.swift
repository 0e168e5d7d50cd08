import KotlinBridgeTestSupport
import KotlinBridgeTesting
import Testing

@testable import KotlinBridge

extension FakeTableTests {
  /// Subscriptions with callbacks: what Swift calls, requests and cancels.
  @Suite(.timeLimit(.minutes(1))) struct CallbackTests {
    private let fake = ScriptedLibrary()

    // MARK: - Delivery

    @Test func elementsComeInOrderAndThenTheEnd() async throws {
      let subscription = RecordedSubscription(try fake.numbers())
      let job = try fake.onlyJob()
      await onNewThread { job.deliver(Int64(1), Int64(2)) }
      job.deliver(Int64(3))
      job.complete()
      job.release()
      #expect(subscription.recorder.events == [1, 2, 3, .completed])
      #expect(job.demand == .max && job.placement == 1)
      #expect(job.history == [])
      await subscription.job.join()
      await fake.expectNothingLeft()
    }

    @Test func thePlacementIsHandedToTheLibrary() throws {
      fake.complete()
      _ = RecordedSubscription(try fake.numbers().placement(.caller))
      _ = RecordedSubscription(try fake.numbers().placement(.io))
      #expect(fake.jobs.map(\.placement) == [0, 2])
    }

    @Test func callbacksBeforeSubscribeReturnsAreCalled() async throws {
      fake.whenSubscribed { job in
        onNewThreadBlocking { job.deliver(Int64(1)) }
        job.fail(KotlinError(code: .cancelled, message: "itself"))
        job.release()
      }
      let subscription = RecordedSubscription(try fake.numbers())
      #expect(subscription.recorder.events == [1, .error(.cancelled, "itself")])
      await subscription.job.join()
      await fake.expectNothingLeft()
    }

    @Test func aRefusedSubscriptionThrowsToTheCallback() async throws {
      fake.refuse(.subscribe, with: 1)
      let subscription = RecordedSubscription(try fake.numbers())
      let message = "can't subscribe: the library has no flow or function with this id"
      #expect(subscription.recorder.events == [.misuse(message)])
      await subscription.job.join()
      subscription.job.cancel()
      try await subscription.job.cancelAndJoin()
      #expect(subscription.recorder.events == [.misuse(message)])
    }

    // MARK: - Demand

    @Test func requestsAreHandedToTheLibrary() async throws {
      let subscription = RecordedSubscription(try fake.numbers(), demand: 2)
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
      let message = ConsumerEvent<Int64>.misuse(
        "a demand of \(demand) elements: it must be at least 1")
      let refused = RecordedSubscription(try fake.numbers(), demand: .max(demand))
      #expect(refused.recorder.events == [message])
      await refused.job.join()
      #expect(fake.jobs.isEmpty)

      let subscription = RecordedSubscription(try fake.numbers(), demand: 1)
      let error = #expect(throws: KotlinError.self) {
        try subscription.job.request(.max(demand))
      }
      #expect(error.map { ConsumerEvent($0) } == message)
      #expect(subscription.recorder.events == [])
      let job = try fake.onlyJob()
      #expect(job.history == [])
      job.complete()
      job.release()
    }

    // MARK: - Cancel

    @Test func cancelSilencesAllButTheRelease() async throws {
      let subscription = RecordedSubscription(try fake.numbers())
      let job = try fake.onlyJob()
      job.deliver(Int64(1))
      subscription.job.cancel()
      job.deliver(Int64(2))
      job.complete()
      job.fail(.misuse("late"))
      job.release()
      #expect(subscription.recorder.events == [1])
      await subscription.job.join()
      await fake.expectNothingLeft()
    }

    @Test func cancelIsIdempotentAndHarmlessAfterTheEnd() async throws {
      let subscription = RecordedSubscription(try fake.numbers())
      let job = try fake.onlyJob()
      subscription.job.cancel()
      subscription.job.cancel()
      #expect(job.history.first == .cancelLater)
      job.release()
      let history = job.history
      subscription.job.cancel()
      try await subscription.job.cancelAndJoin()
      #expect(job.history == history)
      #expect(subscription.recorder.events == [])
      await fake.expectNothingLeft()
    }

    @Test func cancelInsideACallbackDropsTheRestOfTheBatch() async throws {
      let box = History<KotlinJob>()
      let subscription = RecordedSubscription(try fake.numbers()) { number in
        if number == 2 { box.events[0].cancel() }
      }
      box.append(subscription.job)
      let job = try fake.onlyJob()
      job.deliver(Int64(1), Int64(2), Int64(3))
      job.deliver(Int64(4))
      job.release()
      #expect(subscription.recorder.events == [1, 2])
      #expect(job.history == [.cancelLater])
    }

    @Test func cancelBeforeTheHandleIsKnownCancelsOnceItIs() async throws {
      let state = JobState(table: TracedTable(try fake.open().table), cancelsWhenDropped: true)
      let observer = CallbackObserver(
        state: state, cases: CaseTable([]),
        callbacks: Callbacks(deliver: { _, _, _ in }, onComplete: {}, onThrow: { _ in }))
      fake.whenSubscribed { _ in state.cancelLater() }
      let handle = try fake.numbers().source.subscribe(
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
      let subscription = RecordedSubscription(try fake.numbers())
      #expect(subscription.recorder.events == [.misuse("malformed bytes: 8 needed, 1 left")])
      let job = try fake.onlyJob()
      #expect(job.history == [.cancelLater])
      job.release()
      await subscription.job.join()
      await fake.expectNothingLeft()
    }

    @Test func cancelRacingWithTheEndTellsOneOfThem() async throws {
      let flow = try fake.numbers()
      for round in 0..<rounds(100) {
        let subscription = RecordedSubscription(flow)
        let job = fake.jobs[round]
        let cancelling = Task.detached { subscription.job.cancel() }
        await onNewThread {
          job.deliver(Int64(1))
          job.complete()
          job.release()
        }
        await cancelling.value
        await subscription.job.join()
        let events = subscription.recorder.events
        #expect([[], [1], [1, .completed]].contains(events), "round \(round)")
      }
      await fake.expectNothingLeft()
    }
  }
}
