import CKotlinBridge
import KotlinBridge
import Testing

extension Fixtures {
  /// Calls that are cancelled when they are about to answer: exactly one answer.
  @Suite struct RacesOfCalls {
    static let placements: [KotlinPlacement?] = [nil, .caller, .default, .io]

    @Test(arguments: CallForm.cancellable)
    func cancelAgainstTheValue(_ form: CallForm) async throws {
      let hops = try library.function("hops", taking: Int64.self, returning: Int64.self)
      let yields = try library.function("yields", taking: Int64.self, returning: Int64.self)
      try await forEachRound(500) { round, seed in
        let function = round % 2 == 0 ? hops : yields
        let placement = Self.placements[round / 2 % 4]
        let call = start(function, 5, in: form, placement: placement)
        if round % 3 == 0 { await Task.yield() }
        spin(seed.pause() * 2)
        call.cancel()
        let answer = await call.answer()
        #expect(answer == .value(5) || answer.isCancellation, "\(Round.comment): \(answer)")
      }
    }

    @Test(arguments: CallForm.cancellable)
    func cancelAgainstAFailure(_ form: CallForm) async throws {
      let later = try library.function("throwsLater", taking: String.self, returning: Int64.self)
      let child = try library.function("childFails", taking: String.self, returning: Int64.self)
      try await forEachRound(200) { round, seed in
        let placement = Self.placements[round / 2 % 4]
        let call = start(round % 2 == 0 ? later : child, "racing", in: form, placement: placement)
        spin(seed.pause() * 2)
        call.cancel()
        let answer = await call.answer()
        #expect(
          answer == .threw(.fixture("racing")) || answer.isCancellation,
          "\(Round.comment): \(answer)")
      }
    }

    @Test(arguments: CallForm.cancellable)
    func aValueAfterTheCancelIsNeverLost(_ form: CallForm) async throws {
      let function = try library.function(
        "returnsAfterCancel", taking: String.self, String.self, Int64.self, returning: Int64.self)
      try await forEachRound(100) { round, seed in
        let gate = KotlinGate()
        let counter = KotlinCounter()
        let call = start(function, gate.name, counter.name, 3, in: form)
        try await counter.reaches(1)
        let opening = Task { try await gate.open() }
        spin(seed.pause())
        call.cancel()
        #expect(await call.answer() == .value(3), Round.comment)
        try await opening.value
      }
    }

    @Test func cancelsFromSeveralThreadsAgainstTheAnswer() async throws {
      let function = try library.function(
        "waitsAtGate", taking: String.self, Int64.self, returning: Int64.self)
      let open = try library.function(
        "open", taking: String.self, Int64.self, returning: Int64.self)
      try await forEachRound(300) { round, seed in
        let gate = KotlinGate()
        let raw = RawCall(
          function, bytes: encoded(gate.name, 1 as Int64),
          placement: round % 2 == 0 ? .caller : .default)
        race(
          &seed, { raw.cancel(KB_CANCEL_HERE) }, { raw.cancel(KB_CANCEL_LATER) },
          { _ = RawCall(open, bytes: encoded(gate.name, 1 as Int64)) })
        await raw.recorder.isReleased()
        let events = raw.recorder.events
        #expect(
          events.count == 2 && events[1] == .released(unseen: nil)
            && (events[0] == .value(1) || events[0].isCancellation),
          "\(Round.comment): \(events)")
      }
    }

    @Test func aHandlerIsCalledOnceWhateverIsCancelledAndDropped() async throws {
      let function = try library.function("hops", taking: Int64.self, returning: Int64.self)
      try await forEachRound(500) { round, seed in
        let recorder = Recorder<Int64>()
        let box = JobBox()
        box.set(
          function.placement(round % 2 == 0 ? .caller : .default)(1) { answer in
            recorder.record(answer)
          })
        race(&seed, { box.get()?.cancel() }, { box.drop() }, { box.get()?.detach() })
        await recorder.reaches(1)
        #expect(recorder.events.count == 1, Round.comment)
        #expect(
          recorder.events == [.value(1)] || recorder.events[0].isCancellation,
          Round.comment)
      }
    }

    @Test func joinersAreAllResumed() async throws {
      let function = try library.function("hops", taking: Int64.self, returning: Int64.self)
      try await forEachRound(200) { round, seed in
        let recorder = Recorder<Int64>()
        let job = function(1) { recorder.record($0) }
        spin(seed.pause())
        try await withThrowingTaskGroup { group in
          for _ in 0..<4 { group.addTask { try await job.cancelAndJoin() } }
          try await group.waitForAll()
        }
        // Whoever has joined sees that the handler has been called.
        #expect(recorder.events.count == 1, Round.comment)
      }
    }
  }
}
