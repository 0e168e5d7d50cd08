import Fixtures
import KotlinBridge
import TestHelpers
import Testing

extension FixtureSuites {
  /// Kotlin cancels itself, or its scope is cancelled: every form gets an answer, never silence.
  @Suite struct KotlinCancellations {
    @Test(arguments: FlowForm.allCases)
    func aFlowCancelledByAnotherCoroutineEndsAsCancelled(_ form: FlowForm) async throws {
      let gate = KotlinGate()
      let flow = try cancelledByOther(gate: gate.name, message: "by another")
      let recorder = EventRecorder<Int64>()
      async let seen = history(of: flow, in: form, recorder: recorder)
      await recorder.reaches(1)
      try gate.open()
      #expect(await seen == [0, form.cancellation("by another")])
      #expect(!Task.isCancelled)
    }

    @Test(arguments: FlowForm.allCases)
    func aScopeThatIsCancelledAlreadyAnswers(_ form: FlowForm) async throws {
      for flow in [try onCancelledScope(n: 3), stateOnCancelledScope.flow] {
        let seen = await history(of: flow, in: form)
        #expect(seen == [form.cancellation("the scope was cancelled")])
        #expect(!Task.isCancelled)
      }
    }

    @Test(arguments: zip(FlowForm.allCases, 0..<5 as Range<Int32>))
    func aScopeCancelledDuringTheCollectionEndsIt(form: FlowForm, scope: Int32) async throws {
      // A scope can be closed once, so each form has its own.
      let flow = try onClosableScope(scope: scope, n: 2)
      let recorder = EventRecorder<Int64>()
      async let seen = history(of: flow, in: form, recorder: recorder)
      await recorder.reaches(2)
      try closeScope(scope: scope, message: "closed")
      #expect(await seen == events(0..<2, form.cancellation("closed")))
      #expect(!Task.isCancelled)
    }
  }
}
