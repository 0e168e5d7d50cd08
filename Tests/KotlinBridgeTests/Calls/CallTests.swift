import CKotlinBridge
import KotlinBridgeTesting
import TestHelpers
import Testing

@testable @_spi(GeneratedCode) import KotlinBridge

extension FakeTableTests {
  /// `async` calls: their answers, and what a cancel does to them.
  @Suite(.timeLimit(.minutes(2))) struct CallTests {
    private let fake = ScriptedLibrary()

    private func add(
      in library: KotlinLibrary, placement: KotlinPlacement? = nil
    ) async throws -> Int64 {
      try await library.call(
        "add", encodedArguments: KotlinWriter.bytes(of: Int64(1), Int64(2)), placement: placement)
    }

    /// A call in a task that has begun to wait.
    private func waitingCall() throws -> Task<ConsumerEvent<Int64>, Never> {
      let library = try fake.open()
      return Task.immediate {
        do { return .element(try await add(in: library)) } catch { return ConsumerEvent(error) }
      }
    }

    @Test func anAnswerInsideTheCallIsTheValue() async throws {
      fake.answerCalls(Int64(3))
      let library = try fake.open()
      #expect(try await add(in: library) == 3)
      let job = try fake.onlyJob()
      #expect(job.index == 0 && job.placement == 0)
      #expect(job.arguments == unhex("0100000000000000" + "0200000000000000"))
      #expect(job.history == [])
      await fake.expectNothingLeft()
    }

    @Test func anAnswerInPlaceIsTheValueAndNothingIsRetained() async throws {
      fake.answerInPlace(unhex("0300000000000000"))
      let library = try fake.open()
      #expect(try await add(in: library) == 3)
      let cancelled = Task.immediate {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await add(in: library)
      }
      #expect(try await cancelled.value == 3)
      #expect(fake.jobs.isEmpty)
    }

    @Test(arguments: [0, 1, 251, 252, 253, 100_000])
    func anAnswerInPlaceMayBeLongerThanItsPlace(_ length: Int) async throws {
      let text = String(repeating: "x", count: length)
      fake.answerInPlace(encode(text))
      let module = try fake.module()
      #expect(try module.call(1, returning: String.self) == text)
      #expect(try await module.callSuspending(1, returning: String.self) == text)
      let recorder = EventRecorder<String>()
      await module.callSuspending(1, on: .default, completion: { recorder.record($0) }).join()
      #expect(recorder.events == [.value(text)])
    }

    @Test func aCallByNameRunsWhereItSaysOrElseTheRegistration() async throws {
      let library = try fake.open()
      fake.answerCalls(KotlinUnit())
      let unit = KotlinUnit.self
      _ = try await library.call("block", returning: unit)
      _ = try await library.call("block", returning: unit, placement: .caller)
      await library.call("block", returning: unit) { _ in }.join()
      await library.call("block", returning: unit, placement: .default) { _ in }.join()
      #expect(fake.jobs.map(\.placement) == [2, 0, 2, 1])
    }

    @Test func thePlacementIsHandedToTheLibrary() async throws {
      fake.answerCalls(Int64(3))
      let library = try fake.open()
      for placement in [KotlinPlacement.caller, .default, .io] {
        _ = try await add(in: library, placement: placement)
      }
      #expect(fake.jobs.map(\.placement) == [0, 1, 2])
    }

    @Test func anAnswerBeforeTheReleaseIsEnough() async throws {
      let call = try waitingCall()
      let job = try fake.onlyJob()
      job.answer(Int64(3))
      #expect(await call.value == 3)
      job.release()
      await fake.expectNothingLeft()
    }

    @Test func chainsOfCausesAreCutAfter16() async throws {
      var failure = KotlinError(code: .failed, message: "0")
      for number in 1...20 {
        failure = KotlinError(code: .failed, message: "\(number)", cause: failure)
      }
      fake.whenCalled { [failure] job in
        job.fail(failure)
        job.release()
      }
      let library = try fake.open()
      let error = await #expect(throws: KotlinError.self) {
        try await library.call("nothing", returning: KotlinUnit.self)
      }
      let messages = error.map { Array(sequence(first: $0, next: \.cause)) }?.map(\.message)
      #expect(messages == (4...20).reversed().map { "\($0)" })
    }

    @Test func anUnknownCodeIsKept() async throws {
      fake.whenCalled { job in
        job.fail(KotlinError(code: .init(99), message: "new"))
        job.release()
      }
      let library = try fake.open()
      let error = await #expect(throws: KotlinError.self) {
        try await library.call("nothing", returning: KotlinUnit.self)
      }
      #expect(error?.code == KotlinError.Code(99))
    }

    // MARK: - Cancel

    @Test func cancelWhileWaitingCancelsTheJobAndWaitsForItsAnswer() async throws {
      let call = try waitingCall()
      let job = try fake.onlyJob()
      call.cancel()
      #expect(job.history == [.cancelLater])
      job.cancelItself()
      job.release()
      #expect(await call.value == .cancellationError)
      await fake.expectNothingLeft()
    }

    @Test func cancelMayAnswerInPlaceWithoutDeadlock() async throws {
      fake.whenCancelled { $0.endAsCancelled() }
      let call = try waitingCall()
      call.cancel()
      #expect(await call.value == .cancellationError)
      #expect(try fake.onlyJob().history == [.cancelLater])
      await fake.expectNothingLeft()
    }
  }
}
