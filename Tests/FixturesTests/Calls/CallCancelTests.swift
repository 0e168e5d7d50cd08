import CKotlinBridge
import Fixtures
import KotlinBridge
import TestHelpers
import Testing

extension FixtureSuites {
  /// What a cancel of a call does in Swift. That it reaches the Kotlin job and that the call has
  /// exactly one answer is rule K20.
  @Suite struct CallCancels {
    @Test func aTaskCancelledAlreadyGetsTheValueOfAFunctionThatNeverSuspends() async throws {
      let seen = await inCancelledTask {
        [
          await outcome { try await add(a: 1, b: 2) },
          await outcome { try await nullValue() == nil ? 1 : 0 },
          await outcome { try await `throws`(message: "at once") },
        ]
      }
      #expect(seen == [3, 1, .threw(.fixture("at once"))])
    }

    @Test(arguments: [nil, .default, .io] as [KotlinPlacement?])
    func aTaskCancelledAlreadyCancelsAFunctionThatSuspends(
      _ placement: KotlinPlacement?
    ) async throws {
      let counter = KotlinCounter()
      let seen = await inCancelledTask {
        await outcome {
          try await library.call(
            "neverReturns", encodedArguments: encoded(counter.name), placement: placement)
        }
      }
      #expect(seen == .cancellationError)
      // On the caller's thread it had begun; elsewhere it may have begun, and then has been
      // cancelled.
      let count = try counter.count
      #expect(count == 2 || (placement != nil && count == 0))
    }

    @Test(arguments: CallForm.cancellable)
    func theAnswerWaitsForFinally(_ form: CallForm) async throws {
      let (gate, counter) = (KotlinGate(), KotlinCounter())
      let call = start("unwindsAtGate", gate.name, counter.name, in: form)
      try await counter.reaches(1)
      await withTaskGroup { group in
        for _ in 0..<8 { group.addTask { call.cancel() } }
      }
      #expect(call.recorder.events == [])
      try gate.open()
      #expect(await call.answer().isCancellation)
      #expect(try counter.count == 2)
    }

    @Test func cancelAndJoinWaitsForFinallyAndTheHandler() async throws {
      let (gate, counter) = (KotlinGate(), KotlinCounter())
      let recorder = EventRecorder<Int64>()
      let job = unwindsAtGate(gate: gate.name, counter: counter.name) { recorder.record($0) }
      try await counter.reaches(1)
      async let opened: Void = gate.open()
      try await job.cancelAndJoin()
      #expect(recorder.events.map(\.isCancellation) == [true])
      #expect(try counter.count == 2)
      try await opened
      // Once more, after the end.
      try await job.cancelAndJoin()
    }

    @Test func cancelAndJoinThrowsNothingThatTheHandlerWasTold() async throws {
      let counter = KotlinCounter()
      let recorder = EventRecorder<Int64>()
      let job = throwsAfterCancel(counter: counter.name, message: "told") { recorder.record($0) }
      try await counter.reaches(1)
      try await job.cancelAndJoin()
      #expect(recorder.events == [.threw(.fixture("told"))])
    }

    @Test func aHandleOfACallThatHasEndedIsRefused() async throws {
      let gate = KotlinGate()
      let call = ManualCall("waitsAtGate", gate.name, 2 as Int64)
      #expect(call.job != 0)
      // A call takes no requests, and only the two places of a cancel.
      #expect(table.request(table.context, call.job, 1) == KB_INVALID_HANDLE)
      #expect(call.cancel(kb_cancel_mode(99)) == KB_INVALID_ARGUMENT)
      try gate.open()
      await call.recorder.releases()
      for place in [KB_CANCEL_LATER, KB_CANCEL_HERE] {
        #expect(call.cancel(place) == KB_INVALID_HANDLE)
      }
      #expect(call.recorder.events == [2, .released(unseen: nil)])
    }

    @Test func cancelHereAnswersInsideTheCancel() throws {
      let call = ManualCall("neverReturns", freshName())
      #expect(call.recorder.events == [])
      call.cancel(KB_CANCEL_HERE)
      #expect(call.recorder.events.map(\.isCancellation) == [true, false])
    }

    @Test(arguments: CallForm.cancellable)
    func aChildThatFailsAgainstACancelGivesOneAnswer(_ form: CallForm) async throws {
      try await forEachRound(200) { round, seed in
        let placement = [nil, .caller, .default, .io][round % 4] as KotlinPlacement?
        let call = start("childFails", "racing", in: form, placement: placement)
        spin(seed.pause() * 2)
        call.cancel()
        let answer = await call.answer()
        #expect(
          answer == .threw(.fixture("racing")) || answer.isCancellation,
          "\(Round.comment): \(answer)")
      }
    }

    @Test func everyTaskThatJoinsIsResumedAfterTheHandler() async throws {
      try await forEachRound(200) { round, seed in
        let recorder = EventRecorder<Int64>()
        let job = hops(value: 1) { recorder.record($0) }
        spin(seed.pause())
        try await withThrowingTaskGroup { group in
          for _ in 0..<4 { group.addTask { try await job.cancelAndJoin() } }
          try await group.waitForAll()
        }
        #expect(recorder.events.count == 1, Round.comment)
      }
    }
  }
}

/// The event of one `async` call.
private func outcome(_ body: () async throws -> Int64) async -> ConsumerEvent<Int64> {
  do { return .value(try await body()) } catch { return ConsumerEvent(error) }
}
