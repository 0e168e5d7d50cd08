import KotlinBridge
import KotlinBridgeTestSupport
import Testing

extension FixtureSuites {
  /// Kotlin cancels itself, or its scope is cancelled: every form gets an answer, never silence.
  @Suite struct KotlinCancellations {
    @Test(arguments: FlowForm.allCases)
    func aFlowCancelledByAnotherCoroutineEndsAsCancelled(_ form: FlowForm) async throws {
      let gate = KotlinGate()
      let flow = try numbers("cancelledByOther", gate.name, "by another")
      let recorder = EventRecorder<Int64>()
      async let seen = history(of: flow, in: form, recorder: recorder)
      await recorder.reaches(1)
      try await gate.open()
      #expect(await seen == [0, form.cancellation("by another")])
      #expect(!Task.isCancelled)
    }

    @Test(arguments: FlowForm.allCases)
    func aScopeThatIsCancelledAlreadyAnswers(_ form: FlowForm) async throws {
      let state = try library.stateFlow("stateOnCancelledScope", of: Int64.self)
      for flow in [try numbers("onCancelledScope", 3), state.flow] {
        let seen = await history(of: flow, in: form)
        #expect(seen == [form.cancellation("the scope was cancelled")])
        #expect(!Task.isCancelled)
      }
    }

    @Test(arguments: zip(FlowForm.allCases, 0..<5))
    func aScopeCancelledDuringTheCollectionEndsIt(form: FlowForm, scope: Int) async throws {
      // A scope can be closed once, so each form has its own.
      let flow = try numbers("onClosableScope\(scope)", 2)
      let recorder = EventRecorder<Int64>()
      async let seen = history(of: flow, in: form, recorder: recorder)
      await recorder.reaches(2)
      try await library.call("closeScope", Int32(scope), "closed", returning: Void.self)
      #expect(await seen == events(0..<2, form.cancellation("closed")))
      #expect(!Task.isCancelled)
    }
  }
}
