import CKotlinBridge
import KotlinBridge
import Testing

extension Fixtures {
  /// A cancel reaches the job, and the call still gets exactly one answer.
  @Suite struct CallCancels {
    @Test func aTaskCancelledAlreadyGetsTheValueOfAFunctionThatNeverSuspends() async throws {
      let add = try library.function("add", taking: Int64.self, Int64.self, returning: Int64.self)
      let plain = try library.function("plainNull", returning: String?.self)
      let throwing = try library.function("throws", taking: String.self, returning: Int64.self)
      let seen = await cancelled {
        [
          await outcome { try await add(1, 2) },
          await outcome { try await plain() == nil ? 1 : 0 },
          await outcome { try await throwing("at once") },
        ]
      }
      #expect(seen == [.value(3), .value(1), .threw(.fixture("at once"))])
    }

    @Test(arguments: [nil, .default, .io] as [KotlinPlacement?])
    func aTaskCancelledAlreadyCancelsAFunctionThatSuspends(
      _ placement: KotlinPlacement?
    ) async throws {
      let function = try library.function(
        "neverReturns", taking: String.self, returning: Int64.self)
      let counter = KotlinCounter()
      let seen = await cancelled {
        await outcome {
          try await (placement.map { function.placement($0) } ?? function)(counter.name)
        }
      }
      #expect(seen == .cancellationError)
      // On the caller's thread it had begun; elsewhere it may have, and then has been cancelled.
      let count = try await counter.count
      #expect(count == 2 || (placement != nil && count == 0))
    }

    @Test(arguments: [KB_CANCEL_LATER, KB_CANCEL_HERE])
    func aCallCancelledBeforeItBeganAnswersAndMayNeverBegin(_ place: kb_cancel_mode) async throws {
      let function = try library.function(
        "neverReturns", taking: String.self, returning: Int64.self)
      let counter = KotlinCounter()
      let raw = RawCall(function, bytes: encoded(counter.name), placement: .default)
      #expect(raw.cancel(place) == KB_OK)
      await raw.recorder.isReleased()
      #expect(raw.recorder.events.map(\.isCancellation) == [true, false])
      let count = try await counter.count
      #expect([0, 2].contains(count))
    }

    @Test(arguments: CallForm.cancellable)
    func aCancelInFlightReachesTheJob(_ form: CallForm) async throws {
      let function = try library.function(
        "neverReturns", taking: String.self, returning: Int64.self)
      let counter = KotlinCounter()
      let call = start(function, counter.name, in: form)
      try await counter.reaches(1)
      call.cancel()
      #expect(await call.answer().isCancellation)
      #expect(try await counter.count == 2)
    }

    @Test(arguments: CallForm.cancellable)
    func aValueReturnedAfterTheCancelIsTheAnswer(_ form: CallForm) async throws {
      let function = try library.function(
        "returnsAfterCancel", taking: String.self, String.self, Int64.self, returning: Int64.self)
      let gate = KotlinGate()
      let counter = KotlinCounter()
      let call = start(function, gate.name, counter.name, 11, in: form)
      try await counter.reaches(1)
      call.cancel()
      try await counter.reaches(2)
      #expect(call.recorder.events == [])
      try await gate.open()
      #expect(await call.answer() == .value(11))
    }

    @Test(arguments: CallForm.cancellable)
    func anExceptionThrownAfterTheCancelIsTheAnswer(_ form: CallForm) async throws {
      let function = try library.function(
        "throwsAfterCancel", taking: String.self, String.self, returning: Int64.self)
      let counter = KotlinCounter()
      let call = start(function, counter.name, "after the cancel", in: form)
      try await counter.reaches(1)
      call.cancel()
      #expect(await call.answer() == .threw(.fixture("after the cancel")))
    }

    @Test(arguments: CallForm.cancellable)
    func theAnswerWaitsForFinally(_ form: CallForm) async throws {
      try await expectAnswerAfterFinally(form) { call in
        call.cancel()
        #expect(call.recorder.events == [])
      }
    }

    @Test(arguments: CallForm.cancellable)
    func aCancelAfterTheAnswerChangesNothing(_ form: CallForm) async throws {
      let function = try library.function("hops", taking: Int64.self, returning: Int64.self)
      let call = start(function, 4, in: form)
      #expect(await call.answer() == .value(4))
      call.cancel()
      #expect(await call.answer() == .value(4))
    }

    @Test(arguments: CallForm.cancellable)
    func aCancelIsIdempotentFromManyThreads(_ form: CallForm) async throws {
      try await expectAnswerAfterFinally(form) { call in
        await withTaskGroup { group in
          for _ in 0..<8 { group.addTask { call.cancel() } }
        }
      }
    }

    @Test func cancelAndJoinWaitsForFinallyAndTheHandler() async throws {
      let function = try library.function(
        "unwindsAtGate", taking: String.self, String.self, returning: Int64.self)
      let gate = KotlinGate()
      let counter = KotlinCounter()
      let recorder = Recorder<Int64>()
      let job = function(gate.name, counter.name) { recorder.record($0) }
      try await counter.reaches(1)
      async let opened: Void = gate.open()
      try await job.cancelAndJoin()
      #expect(recorder.events.map(\.isCancellation) == [true])
      #expect(try await counter.count == 2)
      try await opened
      // Again, when all is over.
      try await job.cancelAndJoin()
    }

    @Test func cancelAndJoinThrowsNothingThatTheHandlerWasTold() async throws {
      let function = try library.function(
        "throwsAfterCancel", taking: String.self, String.self, returning: Int64.self)
      let counter = KotlinCounter()
      let recorder = Recorder<Int64>()
      let job = function(counter.name, "told") { recorder.record($0) }
      try await counter.reaches(1)
      try await job.cancelAndJoin()
      #expect(recorder.events == [.threw(.fixture("told"))])
    }

    @Test func aCancelInsideTheHandlerDoesNothing() async throws {
      let function = try library.function(
        "waitsAtGate", taking: String.self, Int64.self, returning: Int64.self)
      let gate = KotlinGate()
      let recorder = Recorder<Int64>()
      let box = JobBox()
      let job = function(gate.name, 1) { answer in
        box.get()?.cancel()
        recorder.record(answer)
      }
      box.set(job)
      try await gate.open()
      await job.join()
      box.drop()
      #expect(recorder.events == [.value(1)])
    }

    @Test func aHandleOfACallThatHasEndedIsRefused() async throws {
      let function = try library.function(
        "waitsAtGate", taking: String.self, Int64.self, returning: Int64.self)
      let gate = KotlinGate()
      let raw = RawCall(function, bytes: encoded(gate.name, 2 as Int64))
      #expect(raw.job != 0)
      // A call takes no requests, and no place that is none.
      #expect(table.request(raw.job, 1) == KB_INVALID_HANDLE)
      #expect(raw.cancel(99) == KB_INVALID_ARGUMENT)
      try await gate.open()
      await raw.recorder.isReleased()
      for place in [KB_CANCEL_LATER, KB_CANCEL_HERE] {
        #expect(raw.cancel(place) == KB_INVALID_HANDLE)
      }
      #expect(raw.recorder.events == [.value(2), .released(unseen: nil)])
    }

    @Test func cancelHereAnswersInsideTheCall() async throws {
      let function = try library.function(
        "neverReturns", taking: String.self, returning: Int64.self)
      let raw = RawCall(function, bytes: encoded(freshName()))
      #expect(raw.recorder.events == [])
      raw.cancel(KB_CANCEL_HERE)
      #expect(raw.recorder.events.map(\.isCancellation) == [true, false])
    }
  }
}

/// Cancels a call whose function waits at a gate in its `finally`, and expects the answer after that.
private func expectAnswerAfterFinally(
  _ form: CallForm, cancel: (StartedCall<Int64>) async -> Void
) async throws {
  let function = try library.function(
    "unwindsAtGate", taking: String.self, String.self, returning: Int64.self)
  let gate = KotlinGate()
  let counter = KotlinCounter()
  let call = start(function, gate.name, counter.name, in: form)
  try await counter.reaches(1)
  await cancel(call)
  try await gate.open()
  #expect(await call.answer().isCancellation)
  #expect(try await counter.count == 2)
}

/// What an `async` call gives.
private func outcome(_ body: () async throws -> Int64) async -> Event<Int64> {
  do {
    return .value(try await body())
  } catch let error as KotlinError {
    return .threw(Failure(error))
  } catch {
    return error is CancellationError ? .cancellationError : .overlap
  }
}
