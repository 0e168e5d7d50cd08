import Fixtures
import KotlinBridge
import KotlinBridgeTestSupport
import Testing

extension FixtureSuites {
  /// What a function returns is the answer, in every form.
  @Suite struct CallAnswers {
    @Test(arguments: CallForm.allCases)
    func theReturnedValueIsTheAnswer(_ form: CallForm) async throws {
      #expect(try await answer(of: "value", in: form) == .value(42))
      #expect(try await answer(of: "plainAdd", 1, 2, in: form) == .value(3))
      #expect(try await answer(of: "add", 3, -5, in: form) == .value(-2))
      #expect(try await answer(of: "add", Int64.max, 1, in: form) == .value(.min))
      #expect(try await answer(of: "delayed", Duration.milliseconds(1), 7, in: form) == .value(7))
      #expect(try await answer(of: "hops", 9, in: form) == .value(9))
      #expect(try await answer(of: "sumOfChildren", 100, in: form) == .value(4950))
      for times in [0, 1, 63, 64, 65, 1000] as [Int64] {
        #expect(try await answer(of: "yields", times, in: form) == .value(times))
      }
    }

    @Test(arguments: CallForm.allCases)
    func nullAndUnitAreAnswers(_ form: CallForm) async throws {
      for name in ["nullValue", "plainNull"] {
        #expect(try await answer(of: name, returning: String?.self, in: form) == .value(nil))
      }
      for name in ["unit", "plainUnit"] {
        #expect(
          try await answer(of: name, returning: KotlinUnit.self, in: form) == .value(KotlinUnit()))
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
        #expect(try await answer(of: "increment", counter.name, in: form) == .value(count))
      }
    }

    // The sizes up to 40 are around the one up to which an answer is kept without memory of its
    // own.
    @Test(arguments: CallForm.allCases)
    func answersOfEverySizeArrive(_ form: CallForm) async throws {
      for size in Array(0...40) + [63, 64, 65, 4095, 4096, 4097, 1 << 20] {
        let text = String(repeating: "x", count: size)
        let isTheText =
          try await answer(of: "text", size, returning: String.self, in: form) == .value(text)
        #expect(isTheText, "\(size) characters")
      }
    }

    @Test(arguments: CallForm.allCases)
    func manyCallsAtOnceGetTheirOwnAnswers(_ form: CallForm) async throws {
      let calls = try (0..<200).map { try start("hops", $0, in: form) }
      for (index, call) in calls.enumerated() {
        #expect(await call.answer() == .value(Int64(index)))
      }
    }
  }
}
