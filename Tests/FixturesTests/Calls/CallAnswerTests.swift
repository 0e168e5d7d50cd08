import Fixtures
import KotlinBridge
import TestHelpers
import Testing

extension FixtureSuites {
  /// What a function returns is the answer, in every form.
  @Suite struct CallAnswers {
    @Test(arguments: CallForm.allCases)
    func theReturnedValueIsTheAnswer(_ form: CallForm) async throws {
      #expect(await answer(of: "value", in: form) == .value(42))
      #expect(await answer(of: "plainAdd", 1 as Int64, 2 as Int64, in: form) == .value(3))
      #expect(await answer(of: "add", 3 as Int64, -5 as Int64, in: form) == .value(-2))
      #expect(await answer(of: "add", Int64.max, 1 as Int64, in: form) == .value(.min))
      #expect(
        await answer(of: "delayed", Duration.milliseconds(1), 7 as Int64, in: form) == .value(7))
      #expect(await answer(of: "hops", 9 as Int64, in: form) == .value(9))
      #expect(await answer(of: "sumOfChildren", 100 as Int64, in: form) == .value(4950))
      for times in [0, 1, 63, 64, 65, 1000] as [Int64] {
        #expect(await answer(of: "yields", times, in: form) == .value(times))
      }
    }

    @Test(arguments: CallForm.allCases)
    func nullAndUnitAreAnswers(_ form: CallForm) async throws {
      for name in ["nullValue", "plainNull"] {
        #expect(await answer(of: name, returning: String?.self, in: form) == .value(nil))
      }
      for name in ["unit", "plainUnit"] {
        #expect(
          await answer(of: name, returning: KotlinUnit.self, in: form) == .value(KotlinUnit()))
      }
    }

    @Test func aFunctionThatReturnsUnitIsCalledForVoid() async throws {
      try await unit()
      try plainUnit()
      let error = await #expect(throws: KotlinError.self) {
        try await throwsWithoutMessage()
      }
      #expect(error?.typeName == "fixtures.FixtureException")
    }

    @Test(arguments: CallForm.allCases)
    func aFunctionIsCalledAnyNumberOfTimes(_ form: CallForm) async throws {
      let counter = KotlinCounter()
      for count in 1...5 as ClosedRange<Int64> {
        #expect(await answer(of: "increment", counter.name, in: form) == .value(count))
      }
    }

    // The sizes up to 40 are around the one up to which an answer is kept without memory of its
    // own.
    @Test(arguments: CallForm.allCases)
    func answersOfEverySizeArrive(_ form: CallForm) async throws {
      for size in Array(0...40) + [63, 64, 65, 4095, 4096, 4097, 1 << 20] {
        let text = String(repeating: "x", count: size)
        let isTheText =
          await answer(of: "text", Int64(size), returning: String.self, in: form) == .value(text)
        #expect(isTheText, "\(size) characters")
      }
    }

    @Test(arguments: CallForm.allCases)
    func manyCallsAtOnceGetTheirOwnAnswers(_ form: CallForm) async throws {
      let calls = (0..<200).map { start("hops", Int64($0), in: form) }
      for (index, call) in calls.enumerated() {
        #expect(await call.answer() == .value(Int64(index)))
      }
    }
  }
}
