import Foundation
import KotlinBridge
import Testing

extension Fixtures {
  /// What a function throws is the answer, in every form, and never more than that.
  @Suite struct CallFailures {
    @Test(arguments: CallForm.allCases, ["throws", "throwsLater", "childFails", "plainThrows"])
    func anExceptionComesWithItsCausesAndTraces(_ form: CallForm, name: String) async throws {
      let function = try library.function(name, taking: String.self, returning: Int64.self)
      let message = freshName()
      let call = start(function, message, in: form)
      #expect(await call.answer() == .threw(.fixture(message)))
      let chain = Array(sequence(first: try #require(call.recorder.error), next: \.cause))
      #expect(
        chain.map(\.typeName) == [
          "fixtures.FixtureException", "kotlin.IllegalStateException",
          "kotlin.IllegalArgumentException",
        ])
      #expect(chain.map(\.message) == [message, "the middle", "the root"])
      #expect(chain.allSatisfy { $0.code == .failed })
      #expect(chain.allSatisfy { !$0.trace.isEmpty })
      try await isNotUncaught(message)
    }

    @Test(arguments: CallForm.allCases)
    func anErrorOfKotlinIsAnAnswerToo(_ form: CallForm) async throws {
      let function = try library.function(
        "throwsError", taking: String.self, returning: Int64.self)
      #expect(
        await answer(of: function, "out of luck", in: form)
          == .threw(
            Failure(code: .failed, typeName: "fixtures.FixtureError", message: "out of luck")))
    }

    @Test(arguments: CallForm.allCases)
    func anExceptionWithoutAMessageHasAnEmptyOne(_ form: CallForm) async throws {
      let function = try library.function("throwsWithoutMessage", returning: KotlinUnit.self)
      #expect(await answer(of: function, in: form) == .threw(.fixture("")))
    }

    @Test(arguments: CallForm.allCases)
    func messagesKeepEveryCharacter(_ form: CallForm) async throws {
      let function = try library.function("throws", taking: String.self, returning: Int64.self)
      for message in ["", "\0", "a😀é€\0z", "line\nline", String(repeating: "long ", count: 10_000)]
      {
        let isWhole = await answer(of: function, message, in: form) == .threw(.fixture(message))
        #expect(isWhole, "\(message.prefix(20))")
      }
    }

    @Test(arguments: CallForm.allCases)
    func anExceptionAfterWaitingIsTheAnswer(_ form: CallForm) async throws {
      let function = try library.function(
        "throwsAtGate", taking: String.self, String.self, returning: Int64.self)
      let gate = KotlinGate()
      let call = start(function, gate.name, "at the gate", in: form)
      try await gate.open()
      #expect(await call.answer() == .threw(.fixture("at the gate")))
    }

    @Test(arguments: CallForm.allCases, ["cancelsItself", "throwsCancellation"])
    func aFunctionThatCancelsItselfIsCancelled(_ form: CallForm, name: String) async throws {
      let function = try library.function(name, taking: String.self, returning: Int64.self)
      #expect(await answer(of: function, "by itself", in: form) == form.cancellation("by itself"))
      #expect(!Task.isCancelled)
    }

    @Test(arguments: CallForm.allCases)
    func aTimeoutIsNoCancellation(_ form: CallForm) async throws {
      let function = try library.function("timesOut", returning: Int64.self)
      guard case .threw(let failure) = await answer(of: function, in: form) else {
        Issue.record("no failure")
        return
      }
      #expect(failure.code == .timeout)
      #expect(failure.typeName == "kotlinx.coroutines.TimeoutCancellationException")
      #expect(failure.message.contains("1 ms"))
    }

    @Test(arguments: CallForm.allCases)
    func aResultThatHasNoEncodingIsAFailure(_ form: CallForm) async throws {
      let function = try library.function("infiniteDuration", returning: Duration.self)
      let seen = await answer(of: function, in: form)
      guard case .threw(let failure) = seen else {
        Issue.record("no failure but \(seen)")
        return
      }
      #expect(failure.code == .failed)
      #expect(failure.message.contains("infinite Duration"))
    }

    @Test(arguments: CallForm.allCases, ["onCancelledScope", "plainOnCancelledScope"])
    func aScopeThatIsCancelledAlreadyAnswers(_ form: CallForm, name: String) async throws {
      let function = try library.function(name, returning: Int64.self)
      #expect(
        await answer(of: function, in: form) == form.cancellation("the scope was cancelled"))
      #expect(!Task.isCancelled)
    }

    @Test func aScopeCancelledDuringCallsAnswersThem() async throws {
      // A scope can be closed once, so all forms are in one test.
      let function = try library.function(
        "onClosableScope7", taking: String.self, returning: Int64.self)
      let counter = KotlinCounter()
      let calls = CallForm.allCases.map { start(function, counter.name, in: $0) }
      try await counter.reaches(Int64(calls.count))
      try await library.call("closeScope", 7 as Int32, "closed", returning: Void.self)
      for call in calls { #expect(await call.answer() == call.form.cancellation("closed")) }
      #expect(try await counter.count == Int64(2 * calls.count))
      for form in CallForm.allCases {
        #expect(await answer(of: function, counter.name, in: form) == form.cancellation("closed"))
      }
      #expect(try await counter.count == Int64(2 * calls.count))
    }

    @Test(arguments: CallForm.allCases)
    func aChildThatFailsLeavesTheScopeAlive(_ form: CallForm) async throws {
      let failing = try library.function("childFails", taking: String.self, returning: Int64.self)
      let waiting = try library.function(
        "waitsAtGate", taking: String.self, Int64.self, returning: Int64.self)
      let gate = KotlinGate()
      let other = start(waiting, gate.name, 1, in: form)
      #expect(await answer(of: failing, "child", in: form) == .threw(.fixture("child")))
      try await gate.open()
      #expect(await other.answer() == .value(1))
      let later = try library.function("hops", taking: Int64.self, returning: Int64.self)
      #expect(await answer(of: later, 2, in: form) == .value(2))
    }

    @Test(
      arguments: CallForm.allCases,
      ["launchesAndForgets", "launchesGlobally", "supervisedChildFails"])
    func aFailureThatNobodyAwaitsGoesToTheHandler(_ form: CallForm, name: String) async throws {
      let function = try library.function(name, taking: String.self, returning: KotlinUnit.self)
      let message = freshName()
      #expect(await answer(of: function, message, in: form) == .value(KotlinUnit()))
      let seen: Int64 = try await library.call("awaitUncaught", message, 1 as Int64)
      #expect(seen == 1)
    }

    @Test func aFailureThatNobodyAwaitsIsToldToItsOwnLibraryOnly() async throws {
      let people = try People()
      let twin = try twinOfFixtures()
      for (failing, other) in [(library, twin), (twin, library)] {
        let message = freshName()
        try await failing.call("launchesGlobally", message, returning: Void.self)
        let seen: Int64 = try await failing.call("awaitUncaught", message, 1 as Int64)
        #expect(seen == 1)
        #expect(try await other.call("uncaughtSeen", message, returning: Int64.self) == 0)
      }
      let position: Position? = try await people.positions(every: .milliseconds(1)).first { _ in
        true
      }
      #expect(position != nil)
      await expectNothingLeft(in: people.library)
      await expectNothingLeft(in: twin)
    }

    /// libfixtures.so once more: the same file elsewhere is another library, with a Kotlin runtime of its own.
    private func twinOfFixtures() throws -> KotlinLibrary {
      let original = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../kotlin/build/lib/libfixtures.so").standardizedFileURL
      let folder = FileManager.default.temporaryDirectory.appending(path: freshName())
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let copy = folder.appending(path: original.lastPathComponent)
      try FileManager.default.copyItem(at: original, to: copy)
      return try KotlinLibrary(path: copy.path)
    }

    @Test(arguments: CallForm.allCases)
    func anExceptionWithoutANameIsNamedForWhatItIs(_ form: CallForm) async throws {
      let function = try library.function(
        "throwsAnonymous", taking: String.self, returning: Int64.self)
      let failure = Failure(
        code: .failed, typeName: "kotlin.IllegalStateException", message: "nameless")
      #expect(await answer(of: function, "nameless", in: form) == .threw(failure))
    }

    @Test(arguments: CallForm.allCases)
    func aBodyThatOnlyThrowsHasTheResultUnit(_ form: CallForm) async throws {
      let function = try library.function(
        "nothingButThrows", taking: String.self, returning: KotlinUnit.self)
      #expect(await answer(of: function, "always", in: form) == .threw(.fixture("always")))
    }

    /// What a caller was told is told to nobody else.
    private func isNotUncaught(_ message: String) async throws {
      let seen: Int64 = try await library.call("uncaughtSeen", message)
      #expect(seen == 0)
    }
  }
}
