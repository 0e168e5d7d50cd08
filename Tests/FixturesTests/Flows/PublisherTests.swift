import KotlinBridge
import KotlinBridgePublisher
import Testing

extension Fixtures {
  /// The publisher form: what is its own; what it shares with the other forms is tested with them.
  @Suite struct Publishers {
    @Test func nothingIsCollectedBeforeTheFirstRequest() async throws {
      let produced = KotlinCounter()
      let flow = try library.flow("counted", 5 as Int64, produced.name, of: Int64.self)
      let subscriber = FlowSubscriber<Int64>(demand: .none)
      flow.publisher().subscribe(subscriber)
      #expect(try await produced.count == 0)
      #expect(try library.counters.subscriptions == 0)
      subscriber.request(.unlimited)
      await subscriber.recorder.ends()
      #expect(subscriber.recorder.events == events(0..<5, .completed))
    }

    @Test func aSubscriberGetsExactlyWhatItRequested() async throws {
      let produced = KotlinCounter()
      let flow = try library.flow("counted", 100 as Int64, produced.name, of: Int64.self)
      let subscriber = FlowSubscriber<Int64>(demand: .max(2))
      flow.publisher().subscribe(subscriber)
      try await produced.reaches(3)
      await subscriber.recorder.reaches(2)
      subscriber.request(.max(3))
      subscriber.request(.max(1))
      try await produced.reaches(7)
      await subscriber.recorder.reaches(6)
      subscriber.cancel()
      #expect(subscriber.recorder.events == events(0..<6))
      #expect(try await produced.count == 7)
    }

    @Test func theWindowMeansNothingToAPublisher() async throws {
      let produced = KotlinCounter()
      let flow = try library.flow("counted", 100 as Int64, produced.name, of: Int64.self).window(64)
      let subscriber = FlowSubscriber<Int64>(demand: .max(1))
      flow.publisher().subscribe(subscriber)
      try await produced.reaches(2)
      await subscriber.recorder.reaches(1)
      subscriber.cancel()
      #expect(try await produced.count == 2)
    }

    @Test func demandReturnedFromReceiveBringsTheNext() async throws {
      let flow = try library.flow("longs", 500 as Int64, of: Int64.self)
      let subscriber = FlowSubscriber<Int64>(demand: .max(1)) { _, _ in .max(1) }
      flow.publisher().subscribe(subscriber)
      await subscriber.recorder.ends()
      #expect(subscriber.recorder.events == events(0..<500, .completed))
    }

    @Test(arguments: [KotlinPlacement.caller, .default])
    func requestsInsideReceiveDoNotNest(_ placement: KotlinPlacement) async throws {
      let flow = try library.flow("longs", 100_000 as Int64, of: Int64.self).placement(placement)
      let subscriber = FlowSubscriber<Int64>(demand: .max(1)) { _, subscriber in
        subscriber.request(.max(1))
        return .none
      }
      flow.publisher().subscribe(subscriber)
      await subscriber.recorder.ends()
      #expect(subscriber.recorder.events == events(0..<100_000, .completed))
    }

    @Test(arguments: [KotlinPlacement.caller, .default], [1, 2, 64, 65, 1025] as [Int64])
    func cancelInsideReceiveIsTheLastSignal(
      _ placement: KotlinPlacement, count: Int64
    ) async throws {
      let unwound = KotlinCounter()
      let flow = try library.flow(
        "finallyCountsWaiting", 5000 as Int64, unwound.name, of: Int64.self
      ).placement(placement)
      let subscriber = FlowSubscriber<Int64>(demand: .unlimited) { element, subscriber in
        if element == count - 1 { subscriber.cancel() }
        return .max(1)
      }
      flow.publisher().subscribe(subscriber)
      try await unwound.reaches(1)
      await expectNothingLeft(in: library)
      #expect(subscriber.recorder.events == events(0..<count))
    }

    @Test func cancelCompletesNothing() async throws {
      let flow = try library.flow("completesWhenCancelled", 2 as Int64, of: Int64.self)
      let subscriber = FlowSubscriber<Int64>(demand: .unlimited)
      flow.publisher().subscribe(subscriber)
      await subscriber.recorder.reaches(2)
      subscriber.cancel()
      subscriber.cancel()
      await expectNothingLeft(in: library)
      #expect(subscriber.recorder.events == events(0..<2))
    }

    @Test func cancelBeforeTheFirstRequestCollectsNothing() async throws {
      let produced = KotlinCounter()
      let flow = try library.flow("counted", 5 as Int64, produced.name, of: Int64.self)
      let subscriber = FlowSubscriber<Int64>(demand: .none)
      flow.publisher().subscribe(subscriber)
      subscriber.cancel()
      subscriber.request(.max(5))
      #expect(try library.counters.subscriptions == 0)
      #expect(try await produced.count == 0)
      #expect(subscriber.recorder.events == [])
    }

    @Test func cancelBeforeTheFirstElementLeavesSilence() async throws {
      let gate = KotlinGate()
      let flow = try library.flow("gated", 5 as Int64, gate.name, of: Int64.self)
      let subscriber = FlowSubscriber<Int64>(demand: .unlimited)
      flow.publisher().subscribe(subscriber)
      subscriber.cancel()
      try await gate.open(times: 5)
      await expectNothingLeft(in: library)
      #expect(subscriber.recorder.events == [])
    }

    @Test func cancelAfterTheEndChangesNothing() async throws {
      let flow = try library.flow("longs", 2 as Int64, of: Int64.self)
      let subscriber = FlowSubscriber<Int64>(demand: .unlimited)
      flow.publisher().subscribe(subscriber)
      await subscriber.recorder.ends()
      subscriber.cancel()
      subscriber.request(.max(1))
      #expect(subscriber.recorder.events == events(0..<2, .completed))
    }

    @Test func aSubscriptionDroppedWithNothingLeftToDeliverCancels() async throws {
      let unwound = KotlinCounter()
      let flow = try library.flow("finallyCountsWaiting", 9 as Int64, unwound.name, of: Int64.self)
      let subscriber = FlowSubscriber<Int64>(demand: .max(2))
      flow.publisher().subscribe(subscriber)
      await subscriber.recorder.reaches(2)
      subscriber.drop()
      try await unwound.reaches(1)
      #expect(subscriber.recorder.events == events(0..<2))
    }

    @Test func aCancellableThatIsDroppedCancels() async throws {
      let unwound = KotlinCounter()
      let recorder = Recorder<Int64>()
      let flow = try library.flow("finallyCountsWaiting", 2 as Int64, unwound.name, of: Int64.self)
      var cancellable: AnyCancellable? = flow.publisher().sink(
        receiveCompletion: { _ in recorder.record(.completed) },
        receiveValue: { recorder.record(.element($0)) })
      await recorder.reaches(2)
      withExtendedLifetime(cancellable) {}
      cancellable = nil
      try await unwound.reaches(1)
      #expect(recorder.events == events(0..<2))
    }

    @Test func everySubscriberCollectsAnew() async throws {
      let produced = KotlinCounter()
      let publisher = try library.flow("counted", 3 as Int64, produced.name, of: Int64.self)
        .publisher()
      let subscribers = (0..<3).map { _ in FlowSubscriber<Int64>(demand: .unlimited) }
      for subscriber in subscribers { publisher.subscribe(subscriber) }
      for subscriber in subscribers {
        await subscriber.recorder.ends()
        #expect(subscriber.recorder.events == events(0..<3, .completed))
      }
      #expect(try await produced.count == 9)
    }

    @Test func aSlowSubscriberOfAStateGetsTheLatestValue() async throws {
      let state = try library.mutableStateFlow("state", freshName(), of: Int64.self)
      let subscriber = FlowSubscriber<Int64>(demand: .max(1))
      state.flow.publisher().subscribe(subscriber)
      await subscriber.recorder.reaches(1)
      for round in 1...3 as ClosedRange<Int64> {
        for step in 1...10 as ClosedRange<Int64> { try state.set(round * 100 + step) }
        subscriber.request(.max(1))
        await subscriber.recorder.reaches(Int(round) + 1)
      }
      subscriber.cancel()
      #expect(subscriber.recorder.events == events([0, 110, 210, 310]))
    }
  }
}
