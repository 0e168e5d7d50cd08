import KotlinBridge
import KotlinBridgePublisher
import KotlinBridgeTestSupport
import Testing

extension FixtureSuites {
  /// The future form of a call.
  @Suite struct Futures {
    private let increment: KotlinFunction<String, Int64>
    private let waitsAtGate: KotlinFunction<String, Int64, Int64>

    init() throws {
      increment = try library.function("increment", taking: String.self, returning: Int64.self)
      waitsAtGate = try library.function(
        "waitsAtGate", taking: String.self, Int64.self, returning: Int64.self)
    }

    @Test func theCallBeginsWithoutASubscriberAndOnce() async throws {
      let calls = KotlinCounter()
      let future = increment.future(calls.name)
      try await calls.reaches(1)
      for _ in 0..<3 {
        let subscriber = FlowSubscriber(to: future, demand: .max(1))
        await subscriber.recorder.ends()
        #expect(subscriber.events == [1, .completed])
      }
      #expect(try calls.count == 1)
    }

    @Test func aDeferredFutureCallsForEverySubscriber() async throws {
      let calls = KotlinCounter()
      let deferred = Deferred { increment.future(calls.name) }
      #expect(try calls.count == 0)
      for round in 1...3 as ClosedRange<Int64> {
        let subscriber = FlowSubscriber(to: deferred, demand: .max(1))
        await subscriber.recorder.ends()
        #expect(subscriber.events == events([round], .completed))
      }
    }

    @Test func theAnswerWaitsForDemand() async throws {
      let gate = KotlinGate()
      let future = waitsAtGate.future(gate.name, 7)
      let waiting = FlowSubscriber(to: future, demand: .none)
      let ready = FlowSubscriber(to: future, demand: .max(1))
      try gate.open()
      await ready.recorder.ends()
      #expect(waiting.events == [])
      waiting.request(.max(1))
      #expect(waiting.events == [7, .completed])
    }

    @Test(
      arguments: [
        ("throws", .failed), ("throwsLater", .failed), ("throwsError", .failed),
        ("cancelsItself", .cancelled), ("throwsCancellation", .cancelled),
      ] as [(String, KotlinError.Code)])
    func aFailureDoesNotWaitForDemand(name: String, code: KotlinError.Code) async throws {
      let function = try library.function(name, taking: String.self, returning: Int64.self)
      let subscriber = FlowSubscriber(to: function.future("broken"), demand: .none)
      await subscriber.recorder.ends()
      #expect(subscriber.events.count == 1)
      #expect(subscriber.recorder.error?.code == code)
      #expect(subscriber.recorder.error?.message == "broken")
    }

    @Test(
      arguments: [
        ("timesOut", .timeout), ("onCancelledScope", .cancelled),
      ] as [(String, KotlinError.Code)])
    func aCallThatKotlinEndsIsAFailure(name: String, code: KotlinError.Code) async throws {
      let future = try library.function(name, returning: Int64.self).future()
      let subscriber = FlowSubscriber(to: future, demand: .none)
      await subscriber.recorder.ends()
      #expect(subscriber.events.count == 1)
      #expect(subscriber.recorder.error?.code == code)
    }

    @Test func neitherADroppedFutureNorACancelledSubscriberCancelsTheCall() async throws {
      let gate = KotlinGate()
      let first = FlowSubscriber<Int64>(demand: .max(1))
      let second = FlowSubscriber<Int64>(demand: .max(1))
      do {
        let future = waitsAtGate.future(gate.name, 7)
        future.subscribe(first)
        future.subscribe(second)
        first.cancel()
      }
      try gate.open()
      await second.recorder.ends()
      #expect(second.events == [7, .completed])
      #expect(first.events == [])
    }
  }
}
