import Fixtures
import KotlinBridge
import KotlinBridgePublisher
import TestHelpers
import Testing

extension FixtureSuites {
  /// A future that gives its promise to a call as the completion handler.
  @Suite struct Futures {
    /// A future of the count that it has raised.
    private func increments(_ counter: KotlinCounter) -> Future<Int64, KotlinError> {
      Future {
        library.call("increment", encodedArguments: encoded(counter.name), completion: $0)
      }
    }

    @Test func theCallBeginsWithoutASubscriberAndOnce() async throws {
      let calls = KotlinCounter()
      let future = increments(calls)
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
      let deferred = Deferred { increments(calls) }
      #expect(try calls.count == 0)
      for round in 1...3 as ClosedRange<Int64> {
        let subscriber = FlowSubscriber(to: deferred, demand: .max(1))
        await subscriber.recorder.ends()
        #expect(subscriber.events == events([round], .completed))
      }
    }

    @Test func theAnswerWaitsForDemand() async throws {
      let gate = KotlinGate()
      let future = Future { waitsAtGate(gate: gate.name, value: 7, completion: $0) }
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
      let future = Future<Int64, KotlinError> {
        library.call(name, encodedArguments: encoded("broken"), completion: $0)
      }
      let subscriber = FlowSubscriber(to: future, demand: .none)
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
      let future = Future<Int64, KotlinError> { library.call(name, completion: $0) }
      let subscriber = FlowSubscriber(to: future, demand: .none)
      await subscriber.recorder.ends()
      #expect(subscriber.events.count == 1)
      #expect(subscriber.recorder.error?.code == code)
    }

    @Test func droppingTheFutureDoesNotCancel() async throws {
      // The subscriber of the shared flow has no demand left, so that emitting waits until it has.
      let name = freshName()
      let recorder = EventRecorder<Int64>()
      let job = try replaysNothing(name: name).subscribe(recorder, demand: 1)
      try await emitToReplaysNothing(name: name, value: 1)
      await recorder.reaches(1)
      _ = Future { emitToReplaysNothing(name: name, value: 2, completion: $0) }
      try job.request(1)
      await recorder.reaches(2)
      #expect(recorder.events == events(1...2))
      try await job.cancelAndJoin()
    }

    @Test func neitherADroppedFutureNorACancelledSubscriberCancelsTheCall() async throws {
      let gate = KotlinGate()
      let first = FlowSubscriber<Int64>(demand: .max(1))
      let second = FlowSubscriber<Int64>(demand: .max(1))
      do {
        let future = Future { waitsAtGate(gate: gate.name, value: 7, completion: $0) }
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
