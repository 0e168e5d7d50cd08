import Fixtures
import KotlinBridge
import TestHelpers
import Testing

extension FixtureSuites {
  /// How a flow fails: in every form, with everything that Kotlin said.
  @Suite struct Failures {
    @Test(arguments: FlowForm.allCases, [0, 1, 63, 64, 65, 2000] as [Int64])
    func aFailureInPlaceOfAnElement(_ form: FlowForm, index: Int64) async throws {
      let seen = await history(of: try throwsAt(k: index, message: "at \(index)"), in: form)
      #expect(seen == events(0..<index, .threw(.fixture("at \(index)"))))
    }

    @Test(arguments: FlowForm.allCases)
    func aFailureAfterTheLastElement(_ form: FlowForm) async throws {
      for flow in [
        try throwsAfterLast(n: 2, message: "afterwards"),
        try finallyThrows(n: 2, message: "afterwards"),
        // An error in `finally` wins over a cancellation by Kotlin.
        try finallyThrowsOnSelfCancel(n: 2, message: "afterwards"),
      ] {
        #expect(
          await history(of: flow, in: form) == events(0..<2, .threw(.fixture("afterwards"))))
      }
    }

    @Test(arguments: FlowForm.allCases)
    func aFailureBeforeTheFirstElement(_ form: FlowForm) async throws {
      let (events, error) = await outcome(of: try throwsBeforeFirst(message: "no luck"), in: form)
      #expect(events == [.threw(.fixture("no luck"))])
      try expectFixtureCauses(error, "no luck")
      #expect(
        await history(of: try failsWithoutMessage(), in: form) == [.threw(.fixture(""))])
    }

    @Test func aFunctionThatFailsMakesNoFlow() throws {
      let error = #expect(throws: KotlinError.self) { try bodyThrows(message: "no luck") }
      #expect(error.map(SeenFailure.init) == .fixture("no luck"))
      try expectFixtureCauses(error, "no luck")
    }

    @Test(arguments: FlowForm.allCases)
    func aFlowWithoutElementsIsAFlowOfUnit(_ form: FlowForm) async throws {
      let flow = try emitsNothing(message: "always")
      #expect(await history(of: flow, in: form) == [.threw(.fixture("always"))])
    }

    @Test(arguments: FlowForm.allCases)
    func aFailureWhileTheConsumerWaits(_ form: FlowForm) async throws {
      let gate = KotlinGate()
      let flow = try throwsAtGate(n: 2, gate: gate.name, message: "late")
      async let seen = history(of: flow, in: form)
      try gate.open()
      #expect(await seen == events(0..<2, .threw(.fixture("late"))))
    }

    @Test(arguments: FlowForm.allCases)
    func aLongChainOfCausesIsCutAfterSixteen(_ form: FlowForm) async throws {
      let error = try #require(
        await outcome(of: try throwsDeepCauses(depth: 40), in: form).error)
      let chain = Array(sequence(first: error, next: \.cause))
      #expect(chain.prefix(15).map(\.message) == (0..<15).map { "cause \($0)" })
      #expect(chain.count == 16)
      let last = try #require(chain.last).message
      #expect(last.hasPrefix("cause 15 (") && last.contains("left out"), "\(last)")
    }

    @Test(arguments: FlowForm.allCases)
    func aKotlinErrorIsAFailureToo(_ form: FlowForm) async throws {
      let failure = SeenFailure(
        code: .failed, typeName: "fixtures.FixtureError", message: "serious")
      #expect(
        await history(of: try throwsError(k: 1, message: "serious"), in: form)
          == [0, .threw(failure)])
    }

    @Test(arguments: FlowForm.allCases)
    func aTimeoutIsNotACancellation(_ form: FlowForm) async throws {
      let (events, error) = await outcome(of: try timesOut(k: 2), in: form)
      #expect(events.dropLast() == [0, 1])
      #expect(error?.code == .timeout)
      #expect(error?.typeName == "kotlinx.coroutines.TimeoutCancellationException")
      #expect(error?.message.contains("1 ms") == true)
    }

    @Test(arguments: FlowForm.allCases)
    func anElementThatHasNoEncodingFailsTheFlowAfterThoseBefore(_ form: FlowForm) async throws {
      let flow = try infiniteDuration(n: 3)
      let (seen, error) = await outcome(of: flow, in: form)
      #expect(seen.dropLast() == events([.zero, .milliseconds(-1500), .milliseconds(3000)])[...])
      #expect(error?.code == .failed)
      #expect(error?.message.contains("infinite Duration") == true)
    }

    @Test(arguments: FlowForm.allCases)
    func emittingFromAnotherContextFailsAndSaysWhatToDo(_ form: FlowForm) async throws {
      let (events, error) = await outcome(of: try emitsFromOtherContext(), in: form)
      #expect(events.count == 1)
      #expect(error?.code == .failed)
      #expect(error?.typeName == "kotlin.IllegalStateException")
      #expect(error?.message.contains("flowOn") == true)
    }

    @Test func aFailureDoesNotStopOtherSubscriptions() async throws {
      let gate = KotlinGate()
      let other = EventRecorder<Int64>()
      let job = try gated(n: 3, gate: gate.name).subscribe(other)
      let failing = try throwsError(k: 0, message: "mine alone")
      for form in FlowForm.allCases {
        #expect(await history(of: failing, in: form).count == 1)
      }
      try gate.open(times: 3)
      await job.join()
      #expect(other.events == events(0..<3, .completed))
    }
  }
}
