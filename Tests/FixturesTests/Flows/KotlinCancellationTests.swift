import KotlinBridge
import Testing

extension Fixtures {
  /// Kotlin cancels itself, or its scope is cancelled: an answer in every form, never silence.
  @Suite struct KotlinCancellations {
    @Test(arguments: Form.allCases)
    func aFlowThatCancelsItsJobEndsAsCancelled(_ form: Form) async throws {
      let flow = try library.flow("cancelsItself", 2 as Int64, "by itself", of: Int64.self)
      #expect(
        await history(of: flow, in: form) == events(0..<2, form.cancellation("by itself")))
      #expect(!Task.isCancelled)
    }

    @Test(arguments: Form.allCases)
    func aFlowThatThrowsACancellationEndsAsCancelled(_ form: Form) async throws {
      let flow = try library.flow("throwsCancellation", 2 as Int64, "thrown", of: Int64.self)
      #expect(await history(of: flow, in: form) == events(0..<2, form.cancellation("thrown")))
      #expect(!Task.isCancelled)
    }

    @Test(arguments: Form.allCases)
    func aFlowCancelledByAnotherCoroutineEndsAsCancelled(_ form: Form) async throws {
      let gate = KotlinGate()
      let flow = try library.flow("cancelledByOther", gate.name, "by another", of: Int64.self)
      let recorder = Recorder<Int64>()
      async let seen = history(of: flow, in: form, recorder: recorder)
      await recorder.reaches(1)
      try await gate.open()
      #expect(await seen == [.element(0), form.cancellation("by another")])
      #expect(!Task.isCancelled)
    }

    @Test(arguments: Form.allCases)
    func aScopeThatIsCancelledAlreadyAnswers(_ form: Form) async throws {
      let flow = try library.flow("onCancelledScope", 3 as Int64, of: Int64.self)
      let seen = await history(of: flow, in: form)
      #expect(seen == [form.cancellation("the scope was cancelled")])
      #expect(!Task.isCancelled)
    }

    @Test(arguments: Form.allCases)
    func aStateFlowOnACancelledScopeAnswers(_ form: Form) async throws {
      let flow = try library.stateFlow("stateOnCancelledScope", of: Int64.self).flow
      let seen = await history(of: flow, in: form)
      #expect(seen == [form.cancellation("the scope was cancelled")])
    }

    @Test(arguments: zip(Form.allCases, 0..<5))
    func aScopeCancelledDuringTheCollectionEndsIt(form: Form, scope: Int) async throws {
      // A scope can be closed once, so each form has its own.
      let flow = try library.flow("onClosableScope\(scope)", 2 as Int64, of: Int64.self)
      let recorder = Recorder<Int64>()
      async let seen = history(of: flow, in: form, recorder: recorder)
      await recorder.reaches(2)
      try await library.call("closeScope", Int32(scope), "closed", returning: Void.self)
      #expect(await seen == events(0..<2, form.cancellation("closed")))
      #expect(!Task.isCancelled)
    }
  }
}
