import KotlinBridgeTesting
import TestHelpers
import Testing

@testable import KotlinBridge

extension FakeTableTests {
  /// Subscriptions with callbacks: what Swift calls, requests and cancels.
  @Suite(.timeLimit(.minutes(2))) struct CallbackTests {
    private let fake = ScriptedLibrary()

    // MARK: - Delivery

    @Test func thePlacementIsHandedToTheLibrary() throws {
      fake.complete()
      _ = RecordedSubscription(try fake.numbers().placement(.caller))
      _ = RecordedSubscription(try fake.numbers().placement(.io))
      #expect(fake.jobs.map(\.placement) == [0, 2])
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

    @Test func cancelBeforeTheHandleIsKnownCancelsOnceItIs() async throws {
      let state = JobState(
        table: .library(TracedTable(try fake.open().table)), cancelsWhenDropped: true)
      let origin = try fake.numbers().origin
      let observer = CallbackObserver(
        state: state, origin: origin,
        callbacks: Callbacks(deliver: { _, _, _ in }, onComplete: {}, onThrow: { _ in }))
      fake.whenSubscribed { _ in state.cancelLater() }
      let handle = try origin.subscribe(
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
  }
}
