import Fixtures
import KotlinBridge
import KotlinBridgePublisher
import KotlinBridgeTestSupport
import Testing

extension FixtureSuites {
  /// When completion handlers and futures are called, and what it means to drop or cancel them.
  @Suite struct CallHandlers {
    @Test(arguments: [KotlinPlacement.caller, .default, .io])
    func aHandlerIsNeverCalledInsideTheCall(_ placement: KotlinPlacement) async throws {
      let function = try library.function("value", returning: Int64.self).placement(placement)
      await neverInside(gives: 42) { record in
        function { record(ConsumerEvent($0)) }
      }
    }

    // These have failed before the call returns, when they run on the caller's thread.
    @Test(arguments: ["throws", "plainThrows", "throwsError"])
    func aHandlerIsNeverCalledInsideACallThatFails(_ name: String) async throws {
      let function = try library.function(name, taking: String.self, returning: Int64.self)
        .placement(.caller)
      var failure = SeenFailure.fixture("message")
      if name == "throwsError" { failure.typeName = "fixtures.FixtureError" }
      await neverInside(gives: .threw(failure)) { record in
        function("message") { record(ConsumerEvent($0)) }
      }
    }

    @Test func aHandlerIsNeverCalledInsideACallThatIsRefused() async throws {
      await neverInside(gives: .misuse("")) { record in
        library.call("no such function") { (answer: Result<Int64, KotlinError>) in
          if case .failure(let error) = answer { record(.error(error.code, "")) }
        }
      }
    }

    @Test func neitherADroppedJobNorACancelledTaskCancelsACall() async throws {
      let function = try library.function(
        "waitsAtGate", taking: String.self, Int64.self, returning: Int64.self)
      let gate = KotlinGate()
      let recorder = EventRecorder<Int64>()
      let futures = EventRecorder<Int64>()
      await inCancelledTask {
        function(gate.name, 8) { recorder.record($0) }
        function.future(gate.name, 9).subscribe(FlowSubscriber(in: futures))
      }
      try gate.open()
      await recorder.reaches(1)
      await futures.ends()
      #expect(recorder.events == [8])
      #expect(futures.events == [9, .completed])
    }

    @Test func droppingTheFutureDoesNotCancel() async throws {
      // The subscriber of the shared flow has no demand left, so that emitting waits until it has.
      let name = freshName()
      let emit = try library.function(
        "emitToReplaysNothing", taking: String.self, Int64.self, returning: KotlinUnit.self)
      let recorder = EventRecorder<Int64>()
      let job = try replaysNothing(name: name).subscribe(recorder, demand: 1)
      _ = try await emit(name, 1)
      await recorder.reaches(1)
      _ = emit.future(name, 2)
      try job.request(1)
      await recorder.reaches(2)
      #expect(recorder.events == events(1...2))
      try await job.cancelAndJoin()
    }

    @Test func detachingAndRequestingDoNothingToACall() async throws {
      let function = try library.function("hops", taking: Int64.self, returning: Int64.self)
      let recorder = EventRecorder<Int64>()
      let job = function(1) { recorder.record($0) }
      job.detach()
      try? job.request(1)
      await job.join()
      try job.request(1)
      #expect(recorder.events == [1])
    }

    @Test func aHandlerMayCallAgain() async throws {
      let function = try library.function("hops", taking: Int64.self, returning: Int64.self)
      let recorder = EventRecorder<Int64>()
      @Sendable func next(_ n: Int64) {
        function(n) { answer in
          recorder.record(answer)
          if n < 50 { next(n + 1) }
        }
      }
      next(1)
      await recorder.reaches(50)
      #expect(recorder.events == events(1...50))
    }
  }
}

/// Makes a call on a new thread and expects that its handler is called once and not there: that
/// thread does nothing else, so the handler could only be called inside the call.
private func neverInside(
  gives expected: ConsumerEvent<Int64>, sourceLocation: SourceLocation = #_sourceLocation,
  _ call:
    @escaping @Sendable (_ record: @escaping @Sendable (ConsumerEvent<Int64>) -> Void) -> KotlinJob
) async {
  let recorder = EventRecorder<Int64>()
  let handlers = Locked<[UInt64]>([])
  await onNewThread {
    let job = call { event in
      handlers.update { $0.append(threadNumber()) }
      recorder.record(event)
    }
    return (threadNumber(), job)
  } then: { (caller, job) in
    await job.join()
    #expect(recorder.events == [expected], sourceLocation: sourceLocation)
    #expect(!handlers.value.contains(caller), sourceLocation: sourceLocation)
  }
}
