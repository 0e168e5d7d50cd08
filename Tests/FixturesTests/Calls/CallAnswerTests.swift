import KotlinBridge
import KotlinBridgePublisher
import Testing

extension Fixtures {
  /// What a function returns is the answer, in every form.
  @Suite struct CallAnswers {
    @Test(arguments: CallForm.allCases)
    func aValueIsTheAnswer(_ form: CallForm) async throws {
      let function = try library.function("value", returning: Int64.self)
      #expect(await answer(of: function, in: form) == .value(42))
    }

    @Test(arguments: CallForm.allCases)
    func nullIsAnAnswer(_ form: CallForm) async throws {
      for name in ["nullValue", "plainNull"] {
        let function = try library.function(name, returning: String?.self)
        #expect(await answer(of: function, in: form) == .value(nil))
      }
    }

    @Test(arguments: CallForm.allCases)
    func unitIsAnAnswer(_ form: CallForm) async throws {
      for name in ["unit", "plainUnit"] {
        let function = try library.function(name, returning: KotlinUnit.self)
        #expect(await answer(of: function, in: form) == .value(KotlinUnit()))
      }
    }

    @Test func aFunctionThatReturnsUnitIsCalledForNothing() async throws {
      try await library.call("unit", returning: Void.self)
      try await library.call("plainUnit", returning: Void.self)
      let error = await #expect(throws: KotlinError.self) {
        try await library.call("throwsWithoutMessage", returning: Void.self)
      }
      #expect(error?.typeName == "fixtures.FixtureException")
    }

    @Test(arguments: CallForm.allCases)
    func argumentsComeInTheirOrder(_ form: CallForm) async throws {
      let add = try library.function("add", taking: Int64.self, Int64.self, returning: Int64.self)
      #expect(await answer(of: add, 3, -5, in: form) == .value(-2))
      #expect(await answer(of: add, .max, 1, in: form) == .value(.min))
      let delayed = try library.function(
        "delayed", taking: Duration.self, Int64.self, returning: Int64.self)
      #expect(await answer(of: delayed, .milliseconds(1), 7, in: form) == .value(7))
    }

    @Test(arguments: CallForm.allCases)
    func aFunctionIsCalledAnyNumberOfTimes(_ form: CallForm) async throws {
      let increment = try library.function(
        "increment", taking: String.self, returning: Int64.self)
      let counter = KotlinCounter()
      for count in 1...5 as ClosedRange<Int64> {
        #expect(await answer(of: increment, counter.name, in: form) == .value(count))
      }
    }

    @Test(arguments: CallForm.allCases)
    func plainFunctionsAnswer(_ form: CallForm) async throws {
      let add = try library.function(
        "plainAdd", taking: Int64.self, Int64.self, returning: Int64.self)
      #expect(await answer(of: add, 1, 2, in: form) == .value(3))
    }

    @Test(arguments: CallForm.allCases, [0, 1, 63, 64, 65, 1000] as [Int64])
    func aFunctionThatYieldsAnswers(_ form: CallForm, times: Int64) async throws {
      let function = try library.function("yields", taking: Int64.self, returning: Int64.self)
      #expect(await answer(of: function, times, in: form) == .value(times))
    }

    @Test(arguments: CallForm.allCases)
    func aFunctionThatChangesItsDispatcherAnswers(_ form: CallForm) async throws {
      let function = try library.function("hops", taking: Int64.self, returning: Int64.self)
      #expect(await answer(of: function, 9, in: form) == .value(9))
    }

    @Test(arguments: CallForm.allCases)
    func aFunctionThatWaitsForItsChildrenAnswers(_ form: CallForm) async throws {
      let function = try library.function(
        "sumOfChildren", taking: Int64.self, returning: Int64.self)
      #expect(await answer(of: function, 100, in: form) == .value(4950))
    }

    @Test(arguments: CallForm.allCases)
    func aFunctionThatWaitsAnswersWhenItReturns(_ form: CallForm) async throws {
      let function = try library.function(
        "waitsAtGate", taking: String.self, Int64.self, returning: Int64.self)
      let gate = KotlinGate()
      let call = start(function, gate.name, 5, in: form)
      #expect(call.recorder.events == [])
      try await gate.open()
      #expect(await call.answer() == .value(5))
    }

    // Around the size up to which an answer is kept without memory of its own.
    @Test(arguments: CallForm.allCases)
    func answersOfEverySizeArrive(_ form: CallForm) async throws {
      let function = try library.function("text", taking: Int64.self, returning: String.self)
      for size in Array(0...40) + [63, 64, 65, 4095, 4096, 4097, 1 << 20] {
        let text = String(repeating: "x", count: size)
        let isTheText = await answer(of: function, Int64(size), in: form) == .value(text)
        #expect(isTheText, "\(size) characters")
      }
    }

    @Test(arguments: CallForm.allCases)
    func manyCallsAtOnceGetTheirOwnAnswers(_ form: CallForm) async throws {
      let function = try library.function("hops", taking: Int64.self, returning: Int64.self)
      let calls = (0..<200).map { start(function, $0, in: form) }
      for (index, call) in calls.enumerated() {
        #expect(await call.answer() == .value(Int64(index)))
      }
    }

    @Test func everySubscriberOfAFutureGetsTheAnswer() async throws {
      let function = try library.function(
        "waitsAtGate", taking: String.self, Int64.self, returning: Int64.self)
      let gate = KotlinGate()
      let future = function.future(gate.name, 3)
      let early = FlowSubscriber<Int64>(demand: .unlimited)
      future.subscribe(early)
      try await gate.open()
      await early.recorder.ends()
      let late = FlowSubscriber<Int64>(demand: .unlimited)
      future.subscribe(late)
      await late.recorder.ends()
      #expect(early.recorder.events == [.value(3), .completed])
      #expect(late.recorder.events == [.value(3), .completed])
    }

    @Test func aFutureCallsAtOnceAndOnce() async throws {
      let function = try library.function(
        "increment", taking: String.self, returning: Int64.self)
      let counter = KotlinCounter()
      let future = function.future(counter.name)
      try await counter.reaches(1)
      for _ in 0..<2 {
        let subscriber = FlowSubscriber<Int64>(demand: .unlimited)
        future.subscribe(subscriber)
        await subscriber.recorder.ends()
        #expect(subscriber.recorder.events == [.value(1), .completed])
      }
    }
  }
}
