import Fixtures
import Foundation
import KotlinBridge
import TestHelpers
import Testing

extension FixtureSuites {
  /// What a function throws is its answer, in every form, and nobody else is told of it.
  @Suite struct CallFailures {
    @Test(arguments: CallForm.allCases, ["throws", "throwsLater", "childFails", "plainThrows"])
    func anExceptionArrivesWithItsCausesAndTraces(_ form: CallForm, name: String) async throws {
      let message = freshName()
      let call = start(name, message, in: form)
      #expect(await call.answer() == .threw(.fixture(message)))
      try expectFixtureCauses(call.recorder.error, message)
      #expect(try uncaughtSeen(message: message) == 0)
    }

    @Test(
      arguments: CallForm.allCases,
      [
        ("throwsError", "fixtures.FixtureError"),
        ("throwsAnonymous", "kotlin.IllegalStateException"),
      ])
    func theClassOfAThrowableArrives(
      _ form: CallForm, throwing: (name: String, type: String)
    ) async throws {
      let failure = SeenFailure(code: .failed, typeName: throwing.type, message: "text")
      #expect(await answer(of: throwing.name, "text", in: form) == .threw(failure))
    }

    @Test(arguments: CallForm.allCases)
    func aFunctionThatOnlyThrowsReturnsUnitByItsType(_ form: CallForm) async throws {
      #expect(
        await answer(of: "throwsWithoutMessage", returning: KotlinUnit.self, in: form)
          == .threw(.fixture("")))
      #expect(
        await answer(of: "nothingButThrows", "always", returning: KotlinUnit.self, in: form)
          == .threw(.fixture("always")))
    }

    @Test(arguments: CallForm.allCases)
    func messagesKeepEveryCharacter(_ form: CallForm) async throws {
      for message in ["", "\0", "a😀é€\0z", "line\nline", String(repeating: "long ", count: 10_000)]
      {
        let isWhole = await answer(of: "throws", message, in: form) == .threw(.fixture(message))
        #expect(isWhole, "\(message.prefix(20))")
      }
    }

    @Test(arguments: CallForm.allCases)
    func anExceptionAfterWaitingIsTheAnswer(_ form: CallForm) async throws {
      let gate = KotlinGate()
      let call = start("throwsAtGate", gate.name, "at the gate", in: form)
      try gate.open()
      #expect(await call.answer() == .threw(.fixture("at the gate")))
    }

    @Test(arguments: CallForm.allCases)
    func aCancellationByKotlinIsACancellation(_ form: CallForm) async throws {
      for name in ["cancelsItself", "throwsCancellation"] {
        #expect(
          await answer(of: name, "by itself", in: form) == form.cancellation("by itself"))
      }
      for name in ["onCancelledScope", "plainOnCancelledScope"] {
        #expect(
          await answer(of: name, in: form) == form.cancellation("the scope was cancelled"))
      }
      #expect(!Task.isCancelled)
    }

    @Test(arguments: CallForm.allCases)
    func aResultThatHasNoEncodingIsAFailure(_ form: CallForm) async throws {
      let call = start("infiniteDuration", returning: Duration.self, in: form)
      _ = await call.answer()
      let error = try #require(call.recorder.error)
      #expect(error.code == .failed)
      #expect(error.message.contains("infinite Duration"))
    }

    @Test func aScopeCancelledDuringCallsAnswersThem() async throws {
      // A scope can be closed once, so all forms are in one test.
      let counter = KotlinCounter()
      let calls = CallForm.allCases.map {
        start("onClosableScope", 7 as Int32, counter.name, in: $0)
      }
      try await counter.reaches(Int64(calls.count))
      try closeScope(scope: 7, message: "closed")
      for call in calls { #expect(await call.answer() == call.form.cancellation("closed")) }
      #expect(try counter.count == Int64(2 * calls.count))
      for form in CallForm.allCases {
        #expect(
          await answer(of: "onClosableScope", 7 as Int32, counter.name, in: form)
            == form.cancellation("closed"))
      }
      #expect(try counter.count == Int64(2 * calls.count))
    }

    @Test(arguments: CallForm.allCases)
    func aChildThatFailsLeavesTheScopeAlive(_ form: CallForm) async throws {
      let gate = KotlinGate()
      let other = start("waitsAtGate", gate.name, 1 as Int64, in: form)
      #expect(await answer(of: "childFails", "child", in: form) == .threw(.fixture("child")))
      try gate.open()
      #expect(await other.answer() == .value(1))
      #expect(await answer(of: "hops", 2 as Int64, in: form) == .value(2))
    }

    @Test(
      arguments: CallForm.allCases,
      ["launchesAndForgets", "launchesGlobally", "supervisedChildFails"])
    func aFailureThatNobodyAwaitsGoesToTheHandler(_ form: CallForm, name: String) async throws {
      let message = freshName()
      #expect(
        await answer(of: name, message, returning: KotlinUnit.self, in: form)
          == .value(KotlinUnit()))
      #expect(try await awaitUncaught(message: message, n: 1) == 1)
    }

    @Test func aFailureThatNobodyAwaitsIsToldToItsOwnLibraryOnly() async throws {
      let second = try SecondLibrary()
      // A copy of the file is another library, with a Kotlin runtime of its own.
      let twin = try KotlinLibrary(path: isolatedLibrary("fixtures", for: "twin"))
      for (failing, other) in [(library, twin), (twin, library)] {
        let message = freshName()
        _ = try await failing.call(
          "launchesGlobally", encodedArguments: encoded(message), returning: KotlinUnit.self)
        let waited = try await failing.call(
          "awaitUncaught", encodedArguments: encoded(message, 1 as Int64), returning: Int64.self)
        #expect(waited == 1)
        let seen = try await other.call(
          "uncaughtSeen", encodedArguments: encoded(message), returning: Int64.self)
        #expect(seen == 0)
      }
      var iterator = try second.ticks(every: .milliseconds(1)).makeAsyncIterator()
      #expect(try await iterator.next() != nil)
      try await iterator.cancelAndJoin()
      await expectNothingLeft(in: second.library)
      await expectNothingLeft(in: twin)
    }
  }
}

/// Expects the exception of the fixtures, with its two causes and the trace of each.
func expectFixtureCauses(
  _ error: KotlinError?, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let error = try #require(error, sourceLocation: sourceLocation)
  let chain = Array(sequence(first: error, next: \.cause))
  #expect(
    chain.map(\.typeName) == [
      "fixtures.FixtureException", "kotlin.IllegalStateException",
      "kotlin.IllegalArgumentException",
    ], sourceLocation: sourceLocation)
  #expect(
    chain.map(\.message) == [message, "the middle", "the root"], sourceLocation: sourceLocation)
  #expect(
    chain.allSatisfy { $0.code == .failed && !$0.trace.isEmpty }, sourceLocation: sourceLocation)
}
