import CKotlinBridge
import KotlinBridge
import KotlinBridgeTestSupport
import Testing

extension FixtureSuites {
  /// What a cancel of a call does in Swift. That it reaches the Kotlin job and that the call has
  /// exactly one answer is rule K20.
  @Suite struct CallCancels {
    @Test func aTaskCancelledAlreadyGetsTheValueOfAFunctionThatNeverSuspends() async throws {
      let add = try library.function("add", taking: Int64.self, Int64.self, returning: Int64.self)
      let plain = try library.function("plainNull", returning: String?.self)
      let throwing = try library.function("throws", taking: String.self, returning: Int64.self)
      let seen = await inCancelledTask {
        [
          await outcome { try await add(1, 2) },
          await outcome { try await plain() == nil ? 1 : 0 },
          await outcome { try await throwing("at once") },
        ]
      }
      #expect(seen == [3, 1, .threw(.fixture("at once"))])
    }

    @Test(arguments: [nil, .default, .io] as [KotlinPlacement?])
    func aTaskCancelledAlreadyCancelsAFunctionThatSuspends(
      _ placement: KotlinPlacement?
    ) async throws {
      let function = try library.function(
        "neverReturns", taking: String.self, returning: Int64.self)
      let counter = KotlinCounter()
      let seen = await inCancelledTask {
        await outcome {
          try await (placement.map { function.placement($0) } ?? function)(counter.name)
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
      let call = try start("unwindsAtGate", gate.name, counter.name, in: form)
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
      let function = try library.function(
        "unwindsAtGate", taking: String.self, String.self, returning: Int64.self)
      let (gate, counter) = (KotlinGate(), KotlinCounter())
      let recorder = EventRecorder<Int64>()
      let job = function(gate.name, counter.name) { recorder.record($0) }
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
      let function = try library.function(
        "throwsAfterCancel", taking: String.self, String.self, returning: Int64.self)
      let counter = KotlinCounter()
      let recorder = EventRecorder<Int64>()
      let job = function(counter.name, "told") { recorder.record($0) }
      try await counter.reaches(1)
      try await job.cancelAndJoin()
      #expect(recorder.events == [.threw(.fixture("told"))])
    }

    @Test func aCancelInsideTheHandlerDoesNothing() async throws {
      let function = try library.function(
        "waitsAtGate", taking: String.self, Int64.self, returning: Int64.self)
      let gate = KotlinGate()
      let recorder = EventRecorder<Int64>()
      let box = JobBox()
      let job = function(gate.name, 1) { answer in
        box.job?.cancel()
        recorder.record(answer)
      }
      box.job = job
      try gate.open()
      await job.join()
      box.drop()
      #expect(recorder.events == [1])
    }

    @Test func aHandleOfACallThatHasEndedIsRefused() async throws {
      let gate = KotlinGate()
      let call = try ManualCall("waitsAtGate", gate.name, 2)
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
      let call = try ManualCall("neverReturns", freshName())
      #expect(call.recorder.events == [])
      call.cancel(KB_CANCEL_HERE)
      #expect(call.recorder.events.map(\.isCancellation) == [true, false])
    }

    @Test(arguments: CallForm.cancellable)
    func aChildThatFailsAgainstACancelGivesOneAnswer(_ form: CallForm) async throws {
      try await forEachRound(200) { round, seed in
        let placement = [nil, .caller, .default, .io][round % 4] as KotlinPlacement?
        let call = try start("childFails", "racing", in: form, placement: placement)
        spin(seed.pause() * 2)
        call.cancel()
        let answer = await call.answer()
        #expect(
          answer == .threw(.fixture("racing")) || answer.isCancellation,
          "\(Round.comment): \(answer)")
      }
    }

    @Test func aHandlerIsCalledOnceWhateverIsCancelledAndDropped() async throws {
      let function = try library.function("hops", taking: Int64.self, returning: Int64.self)
      try await forEachRound(500) { round, seed in
        let recorder = EventRecorder<Int64>()
        let box = JobBox()
        box.job = function.placement(round % 2 == 0 ? .caller : .default)(1) { recorder.record($0) }
        race(&seed, { box.job?.cancel() }, { box.drop() }, { box.job?.detach() })
        await recorder.reaches(1)
        #expect(recorder.events.count == 1, Round.comment)
        #expect(recorder.events == [1] || recorder.events[0].isCancellation, Round.comment)
      }
    }

    @Test func everyTaskThatJoinsIsResumedAfterTheHandler() async throws {
      let function = try library.function("hops", taking: Int64.self, returning: Int64.self)
      try await forEachRound(200) { round, seed in
        let recorder = EventRecorder<Int64>()
        let job = function(1) { recorder.record($0) }
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
