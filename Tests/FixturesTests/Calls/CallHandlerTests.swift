import KotlinBridge
import KotlinBridgePublisher
import Testing

extension Fixtures {
  /// Completion handlers and futures: when they are called, and what dropping and cancelling mean.
  @Suite struct CallHandlers {
    /// Functions that have answered before the call returns, when they are placed on the caller.
    static let immediate = ["throws", "plainThrows", "throwsError"]

    @Test(arguments: [KotlinPlacement.caller, .default, .io])
    func aHandlerIsNeverCalledInsideTheCall(_ placement: KotlinPlacement) async throws {
      let function = try library.function("value", returning: Int64.self).placement(placement)
      await neverInside(gives: .value(42)) { record in
        function { record(.value((try? $0.get()) ?? 0)) }
      }
    }

    @Test(arguments: immediate)
    func aHandlerIsNeverCalledInsideTheCallThatFails(_ name: String) async throws {
      let function = try library.function(name, taking: String.self, returning: Int64.self)
      var failure = Failure.fixture("message")
      if name == "throwsError" { failure.typeName = "fixtures.FixtureError" }
      await neverInside(gives: .threw(failure)) { record in
        function.placement(.caller)("message") { answer in
          if case .failure(let error) = answer { record(.threw(Failure(error))) }
        }
      }
    }

    @Test func aHandlerIsNeverCalledInsideTheCallThatIsRefused() async throws {
      let refusal = Failure(code: .misuse, typeName: "", message: "")
      await neverInside(gives: .threw(refusal)) { record in
        library.call("no such function") { (answer: Result<Int64, KotlinError>) in
          if case .failure(let error) = answer, error.code == .misuse { record(.threw(refusal)) }
        }
      }
    }

    @Test func aFutureIsNeverAnsweredInsideTheCall() async throws {
      let function = try library.function("value", returning: Int64.self).placement(.caller)
      let recorder = Recorder<Int64>()
      let thread = Locked<UInt64?>(nil)
      await onThread {
        let caller = currentThread()
        let subscriber = FlowSubscriber(demand: .unlimited, in: recorder) { _, _ in
          // Of a subscriber that came first. One that comes later is given what is there.
          thread.with { $0 = currentThread() }
          return .none
        }
        let future = function.future()
        future.subscribe(subscriber)
        return caller
      } then: { _ in
        await recorder.ends()
        #expect(recorder.events == [.value(42), .completed])
        #expect(thread.current != nil)
      }
    }

    @Test func droppingTheJobDoesNotCancel() async throws {
      let function = try library.function(
        "waitsAtGate", taking: String.self, Int64.self, returning: Int64.self)
      let gate = KotlinGate()
      let recorder = Recorder<Int64>()
      function(gate.name, 8) { recorder.record($0) }
      try await gate.open()
      await recorder.reaches(1)
      #expect(recorder.events == [.value(8)])
    }

    @Test func cancellingTheTaskThatCalledDoesNotCancel() async throws {
      let function = try library.function(
        "waitsAtGate", taking: String.self, Int64.self, returning: Int64.self)
      let gate = KotlinGate()
      let recorder = Recorder<Int64>()
      let future = await cancelled {
        function(gate.name, 8) { recorder.record($0) }
        return UncheckedBox(function.future(gate.name, 9))
      }.value
      let subscriber = FlowSubscriber<Int64>(demand: .unlimited)
      future.subscribe(subscriber)
      try await gate.open()
      await recorder.reaches(1)
      await subscriber.recorder.ends()
      #expect(recorder.events == [.value(8)])
      #expect(subscriber.recorder.events == [.value(9), .completed])
    }

    @Test func droppingTheFutureDoesNotCancel() async throws {
      // A shared flow whose subscriber has no demand left: emitting waits until it has.
      let name = freshName()
      let emit = try library.function(
        "emitToReplaysNothing", taking: String.self, Int64.self, returning: KotlinUnit.self)
      let flow = try library.flow("replaysNothing", name, of: Int64.self)
      let recorder = Recorder<Int64>()
      let job = flow.subscribe(recorder, demand: 1)
      _ = try await emit(name, 1)
      await recorder.reaches(1)
      _ = emit.future(name, 2)
      try job.request(1)
      await recorder.reaches(2)
      #expect(recorder.events == events(1...2))
      try await job.cancelAndJoin()
    }

    @Test func cancellingASubscriberOfAFutureDoesNotCancel() async throws {
      let function = try library.function(
        "waitsAtGate", taking: String.self, Int64.self, returning: Int64.self)
      let gate = KotlinGate()
      let future = function.future(gate.name, 6)
      let first = FlowSubscriber<Int64>(demand: .unlimited)
      let second = FlowSubscriber<Int64>(demand: .unlimited)
      future.subscribe(first)
      future.subscribe(second)
      first.cancel()
      try await gate.open()
      await second.recorder.ends()
      #expect(first.recorder.events == [])
      #expect(second.recorder.events == [.value(6), .completed])
    }

    @Test func detachingAndRequestingOfACallDoNothing() async throws {
      let function = try library.function("hops", taking: Int64.self, returning: Int64.self)
      let recorder = Recorder<Int64>()
      let job = function(1) { recorder.record($0) }
      job.detach()
      try? job.request(1)
      await job.join()
      try job.request(1)
      #expect(recorder.events == [.value(1)])
    }

    @Test func aHandlerMayCallAgain() async throws {
      let function = try library.function("hops", taking: Int64.self, returning: Int64.self)
      let recorder = Recorder<Int64>()
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

/// Makes a call on a thread of its own, and expects that its handler is not called there: that thread
/// does nothing else, so it could only be inside the call.
private func neverInside(
  gives expected: Event<Int64>, sourceLocation: SourceLocation = #_sourceLocation,
  _ call: @escaping @Sendable (_ record: @escaping @Sendable (Event<Int64>) -> Void) -> KotlinJob
) async {
  let recorder = Recorder<Int64>()
  let handlers = Locked<[UInt64]>([])
  await onThread {
    let job = call { event in
      handlers.with { $0.append(currentThread()) }
      recorder.record(event)
    }
    return (currentThread(), job)
  } then: { (caller, job) in
    await job.join()
    #expect(recorder.events == [expected], sourceLocation: sourceLocation)
    #expect(!handlers.current.contains(caller), sourceLocation: sourceLocation)
  }
}

/// Hands over what only one task uses at a time.
private final class UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
