import KotlinBridge
import KotlinBridgeTestSupport
import Testing

extension FixtureSuites {
  /// How a flow fails: in every form, with everything that Kotlin said.
  @Suite struct Failures {
    @Test(arguments: FlowForm.allCases, [0, 1, 63, 64, 65, 2000] as [Int64])
    func aFailureInPlaceOfAnElement(_ form: FlowForm, index: Int64) async throws {
      let seen = await history(of: try numbers("throwsAt", index, "at \(index)"), in: form)
      #expect(seen == events(0..<index, .threw(.fixture("at \(index)"))))
    }

    @Test(
      arguments: FlowForm.allCases,
      [
        ("throwsAfterLast", 3), ("finallyThrows", 2),
        // An error in `finally` wins over a cancellation by Kotlin.
        ("finallyThrowsOnSelfCancel", 2),
      ] as [(String, Int64)])
    func aFailureAfterTheLastElement(
      _ form: FlowForm, throwing: (name: String, count: Int64)
    ) async throws {
      let flow = try numbers(throwing.name, throwing.count, "afterwards")
      #expect(
        await history(of: flow, in: form)
          == events(0..<throwing.count, .threw(.fixture("afterwards"))))
    }

    @Test(arguments: FlowForm.allCases)
    func aFailureBeforeTheFirstElement(_ form: FlowForm) async throws {
      for name in ["throwsBeforeFirst", "bodyThrows"] {
        let (events, error) = await outcome(of: try numbers(name, "no luck"), in: form)
        #expect(events == [.threw(.fixture("no luck"))])
        try expectFixtureCauses(error, "no luck")
      }
      #expect(
        await history(of: try numbers("throwsWithoutMessage"), in: form) == [.threw(.fixture(""))])
    }

    @Test(arguments: FlowForm.allCases)
    func aFlowWithoutElementsIsAFlowOfUnit(_ form: FlowForm) async throws {
      let flow = try library.flow("nothingButThrows", "always", of: KotlinUnit.self)
      #expect(await history(of: flow, in: form) == [.threw(.fixture("always"))])
    }

    @Test(arguments: FlowForm.allCases)
    func aFailureWhileTheConsumerWaits(_ form: FlowForm) async throws {
      let gate = KotlinGate()
      let flow = try numbers("throwsAtGate", 2, gate.name, "late")
      async let seen = history(of: flow, in: form)
      try await gate.open()
      #expect(await seen == events(0..<2, .threw(.fixture("late"))))
    }

    @Test(arguments: FlowForm.allCases)
    func aLongChainOfCausesIsCutAfterSixteen(_ form: FlowForm) async throws {
      let error = try #require(
        await outcome(of: try numbers("throwsDeepCauses", 40), in: form).error)
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
        await history(of: try numbers("throwsError", 1, "serious"), in: form)
          == [0, .threw(failure)])
    }

    @Test(arguments: FlowForm.allCases)
    func aTimeoutIsNotACancellation(_ form: FlowForm) async throws {
      let (events, error) = await outcome(of: try numbers("timesOut", 2), in: form)
      #expect(events.dropLast() == [0, 1])
      #expect(error?.code == .timeout)
      #expect(error?.typeName == "kotlinx.coroutines.TimeoutCancellationException")
      #expect(error?.message.contains("1 ms") == true)
    }

    @Test(arguments: FlowForm.allCases)
    func anElementThatHasNoEncodingFailsTheFlowAfterThoseBefore(_ form: FlowForm) async throws {
      let flow = try library.flow("infiniteDuration", 3, of: Duration.self)
      let (seen, error) = await outcome(of: flow, in: form)
      #expect(seen.dropLast() == events([.zero, .milliseconds(-1500), .milliseconds(3000)])[...])
      #expect(error?.code == .failed)
      #expect(error?.message.contains("infinite Duration") == true)
    }

    @Test(arguments: FlowForm.allCases)
    func emittingFromAnotherContextFailsAndSaysWhatToDo(_ form: FlowForm) async throws {
      let (events, error) = await outcome(of: try numbers("emitsFromOtherContext"), in: form)
      #expect(events.count == 1)
      #expect(error?.code == .failed)
      #expect(error?.typeName == "kotlin.IllegalStateException")
      #expect(error?.message.contains("flowOn") == true)
    }

    @Test func aFailureDoesNotStopOtherSubscriptions() async throws {
      let gate = KotlinGate()
      let other = EventRecorder<Int64>()
      let job = try numbers("gated", 3, gate.name).subscribe(other)
      let failing = try numbers("throwsError", 0, "mine alone")
      for form in FlowForm.allCases {
        #expect(await history(of: failing, in: form).count == 1)
      }
      try await gate.open(times: 3)
      await job.join()
      #expect(other.events == events(0..<3, .completed))
    }
  }
}
