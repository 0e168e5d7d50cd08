import KotlinBridge
import Testing

extension Fixtures {
  /// How a flow fails: in every form, with all that Kotlin said.
  @Suite struct Failures {
    @Test(arguments: Form.allCases)
    func failureBeforeTheFirstElement(_ form: Form) async throws {
      let flow = try library.flow("throwsBeforeFirst", "no luck", of: Int64.self)
      #expect(await history(of: flow, in: form) == [.threw(.fixture("no luck"))])
    }

    @Test(arguments: Form.allCases, [0, 1, 63, 64, 65, 2000] as [Int64])
    func failureInPlaceOfAnElement(_ form: Form, index: Int64) async throws {
      let flow = try library.flow("throwsAt", index, "at \(index)", of: Int64.self)
      let seen = await history(of: flow, in: form)
      #expect(seen == events(0..<index, .threw(.fixture("at \(index)"))))
    }

    @Test(arguments: Form.allCases)
    func failureAfterTheLastElement(_ form: Form) async throws {
      let flow = try library.flow("throwsAfterLast", 3 as Int64, "afterwards", of: Int64.self)
      #expect(await history(of: flow, in: form) == events(0..<3, .threw(.fixture("afterwards"))))
    }

    @Test(arguments: Form.allCases)
    func failureOfTheFunctionThatMakesTheFlow(_ form: Form) async throws {
      let flow = try library.flow("bodyThrows", "no flow", of: Int64.self)
      #expect(await history(of: flow, in: form) == [.threw(.fixture("no flow"))])
    }

    @Test(arguments: Form.allCases)
    func aFlowOfNothingIsOneOfUnits(_ form: Form) async throws {
      let flow = try library.flow("nothingButThrows", "always", of: KotlinUnit.self)
      #expect(await history(of: flow, in: form) == [.threw(.fixture("always"))])
    }

    @Test(arguments: Form.allCases)
    func failureWhileTheConsumerWaits(_ form: Form) async throws {
      let gate = KotlinGate()
      let flow = try library.flow("throwsAtGate", 2 as Int64, gate.name, "late", of: Int64.self)
      async let seen = history(of: flow, in: form)
      try await gate.open()
      #expect(await seen == events(0..<2, .threw(.fixture("late"))))
    }

    @Test(arguments: Form.allCases)
    func causesAndTracesArrive(_ form: Form) async throws {
      let flow = try library.flow("throwsBeforeFirst", "the outermost", of: Int64.self)
      let error = try #require(await record(of: flow, in: form).error)
      let chain = Array(sequence(first: error, next: \.cause))
      #expect(
        chain.map(\.typeName) == [
          "fixtures.FixtureException", "kotlin.IllegalStateException",
          "kotlin.IllegalArgumentException",
        ])
      #expect(chain.map(\.message) == ["the outermost", "the middle", "the root"])
      #expect(chain.allSatisfy { $0.code == .failed && !$0.trace.isEmpty })
    }

    @Test(arguments: Form.allCases)
    func aLongChainOfCausesIsCutAfterSixteen(_ form: Form) async throws {
      let flow = try library.flow("throwsDeepCauses", 40 as Int64, of: Int64.self)
      let error = try #require(await record(of: flow, in: form).error)
      let chain = Array(sequence(first: error, next: \.cause))
      #expect(chain.prefix(15).map(\.message) == (0..<15).map { "cause \($0)" })
      #expect(chain.count == 16)
      let last = try #require(chain.last).message
      #expect(last.hasPrefix("cause 15 (") && last.contains("left out"), "\(last)")
    }

    @Test(arguments: Form.allCases)
    func aKotlinErrorIsAFailureToo(_ form: Form) async throws {
      let flow = try library.flow("throwsError", 1 as Int64, "serious", of: Int64.self)
      let failure = Failure(code: .failed, typeName: "fixtures.FixtureError", message: "serious")
      #expect(await history(of: flow, in: form) == [.element(0), .threw(failure)])
    }

    @Test(arguments: Form.allCases)
    func aFailureWithoutMessageHasAnEmptyOne(_ form: Form) async throws {
      let flow = try library.flow("throwsWithoutMessage", of: Int64.self)
      #expect(await history(of: flow, in: form) == [.threw(.fixture(""))])
    }

    @Test(arguments: Form.allCases)
    func aFailureInFinallyIsTheFlowsFailure(_ form: Form) async throws {
      let flow = try library.flow("finallyThrows", 2 as Int64, "finally", of: Int64.self)
      #expect(await history(of: flow, in: form) == events(0..<2, .threw(.fixture("finally"))))
    }

    @Test(arguments: Form.allCases)
    func aFailureInFinallyWinsOverKotlinsCancellation(_ form: Form) async throws {
      let flow = try library.flow("finallyThrowsOnSelfCancel", 2 as Int64, "wins", of: Int64.self)
      #expect(await history(of: flow, in: form) == events(0..<2, .threw(.fixture("wins"))))
    }

    @Test(arguments: Form.allCases)
    func aTimeoutIsNoCancellation(_ form: Form) async throws {
      let flow = try library.flow("timesOut", 2 as Int64, of: Int64.self)
      let (events, error) = await record(of: flow, in: form)
      #expect(events.dropLast() == [.element(0), .element(1)])
      #expect(error?.code == .timeout)
      #expect(error?.typeName == "kotlinx.coroutines.TimeoutCancellationException")
      #expect(error?.message.contains("1 ms") == true)
    }

    @Test(arguments: Form.allCases)
    func anElementThatCannotBeEncodedFailsTheFlow(_ form: Form) async throws {
      let flow = try library.flow("infiniteDuration", 2 as Int64, of: Duration.self)
      let (events, error) = await record(of: flow, in: form)
      #expect(events.dropLast() == [.element(.zero), .element(.milliseconds(-1500))])
      #expect(error?.code == .failed)
      #expect(error?.message.contains("infinite") == true)
    }

    @Test(arguments: Form.allCases)
    func emittingFromAnotherContextFailsAndSaysWhatToDo(_ form: Form) async throws {
      let flow = try library.flow("emitsFromOtherContext", of: Int64.self)
      let (events, error) = await record(of: flow, in: form)
      #expect(events.count == 1)
      #expect(error?.code == .failed)
      #expect(error?.typeName == "kotlin.IllegalStateException")
      #expect(error?.message.contains("flowOn") == true)
    }

    @Test func aFailureDoesNotStopOtherSubscriptions() async throws {
      let gate = KotlinGate()
      let other = Recorder<Int64>()
      let job = try library.flow("gated", 3 as Int64, gate.name, of: Int64.self).subscribe(other)
      let failing = try library.flow("throwsError", 0 as Int64, "mine alone", of: Int64.self)
      for form in Form.allCases {
        #expect(await history(of: failing, in: form).count == 1)
      }
      try await gate.open(times: 3)
      await job.join()
      #expect(other.events == events(0..<3, .completed))
    }
  }
}
