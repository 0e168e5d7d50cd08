import KotlinBridge
import KotlinBridgePublisher
import Testing

extension Fixtures {
  /// The future form of a call.
  @Suite struct Futures {
    @Test func everySubscriberGetsTheAnswer() async throws {
      let add = try library.function(
        "add", taking: Int64.self, Int64.self, returning: Int64.self)
      let future = add.future(20, 22)
      for _ in 0..<3 {
        let subscriber = FlowSubscriber<Int64>(demand: .max(1))
        future.subscribe(subscriber)
        await subscriber.recorder.ends()
        #expect(subscriber.recorder.events == events([42], .completed))
      }
    }

    @Test func theCallBeginsWithoutASubscriberAndOnlyOnce() async throws {
      let calls = KotlinCounter()
      let increment = try library.function(
        "increment", taking: String.self, returning: Int64.self)
      let future = increment.future(calls.name)
      try await calls.reaches(1)
      for _ in 0..<2 {
        let subscriber = FlowSubscriber<Int64>(demand: .max(1))
        future.subscribe(subscriber)
        await subscriber.recorder.ends()
        #expect(subscriber.recorder.events == events([1], .completed))
      }
      #expect(try await calls.count == 1)
    }

    @Test func deferredCallsForEverySubscriber() async throws {
      let calls = KotlinCounter()
      let increment = try library.function(
        "increment", taking: String.self, returning: Int64.self)
      let deferred = Deferred { increment.future(calls.name) }
      #expect(try await calls.count == 0)
      for round in 1...3 as ClosedRange<Int64> {
        let subscriber = FlowSubscriber<Int64>(demand: .max(1))
        deferred.subscribe(subscriber)
        await subscriber.recorder.ends()
        #expect(subscriber.recorder.events == events([round], .completed))
      }
    }

    @Test func theAnswerWaitsForDemand() async throws {
      let gate = KotlinGate()
      let function = try library.function(
        "waitsAtGate", taking: String.self, Int64.self, returning: Int64.self)
      let future = function.future(gate.name, 7)
      let (waiting, ready) = (
        FlowSubscriber<Int64>(demand: .none), FlowSubscriber<Int64>(demand: .max(1))
      )
      future.subscribe(waiting)
      future.subscribe(ready)
      try await gate.open()
      await ready.recorder.ends()
      #expect(waiting.recorder.events == [])
      waiting.request(.max(1))
      #expect(waiting.recorder.events == events([7], .completed))
    }

    @Test func nullIsAnAnswer() async throws {
      let function = try library.function("nullValue", returning: String?.self)
      let subscriber = FlowSubscriber<String?>(demand: .max(1))
      function.future().subscribe(subscriber)
      await subscriber.recorder.ends()
      #expect(subscriber.recorder.events == events([nil], .completed))
    }

    @Test(
      arguments: [
        ("throws", .failed), ("throwsLater", .failed), ("throwsError", .failed),
        ("cancelsItself", .cancelled), ("throwsCancellation", .cancelled),
      ] as [(String, KotlinError.Code)])
    func aFailureDoesNotWaitForDemand(name: String, code: KotlinError.Code) async throws {
      let function = try library.function(name, taking: String.self, returning: Int64.self)
      let subscriber = FlowSubscriber<Int64>(demand: .none)
      function.future("broken").subscribe(subscriber)
      await subscriber.recorder.ends()
      #expect(subscriber.recorder.events.count == 1)
      #expect(subscriber.recorder.error?.code == code)
      #expect(subscriber.recorder.error?.message == "broken")
    }

    @Test(
      arguments: [
        ("timesOut", .timeout), ("onCancelledScope", .cancelled),
      ] as [(String, KotlinError.Code)])
    func whatKotlinEndsItselfIsAFailure(name: String, code: KotlinError.Code) async throws {
      let subscriber = FlowSubscriber<Int64>(demand: .none)
      try library.function(name, returning: Int64.self).future().subscribe(subscriber)
      await subscriber.recorder.ends()
      #expect(subscriber.recorder.events.count == 1)
      #expect(subscriber.recorder.error?.code == code)
    }

    @Test func neitherADroppedFutureNorACancelledSubscriberCancelsTheCall() async throws {
      let gate = KotlinGate()
      let (first, second) = (
        FlowSubscriber<Int64>(demand: .max(1)), FlowSubscriber<Int64>(demand: .max(1))
      )
      do {
        let function = try library.function(
          "waitsAtGate", taking: String.self, Int64.self, returning: Int64.self)
        let future = function.future(gate.name, 7)
        future.subscribe(first)
        future.subscribe(second)
        first.cancel()
      }
      try await gate.open()
      await second.recorder.ends()
      #expect(second.recorder.events == events([7], .completed))
      #expect(first.recorder.events == [])
    }
  }
}
