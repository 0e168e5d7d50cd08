import CKotlinBridge
import KotlinBridgeTestSupport
import Testing

@testable import KotlinBridge

extension FixtureSuites {
  /// What rule K42 leaves out of the mistakes at the C boundary.
  @Suite struct Boundaries {
    @Test func aContextMayBeNull() {
      // A library never looks at the context. These callbacks have none and count in a global.
      let before = callsWithoutContext.value
      var observer = kb_call_observer(
        context: nil, retain: { $0 },
        on_return: { _, _, _ in callsWithoutContext.update { $0 += 1 } },
        on_throw: { _, _ in }, release: { _, _ in callsWithoutContext.update { $0 += 1 } })
      var answer = kb_answer()
      let size = Int64(10_000)  // too long for an answer in place
      let arguments = encoded(String(repeating: "x", count: Int(size)))
      #expect(
        table.call(functionID("echoString"), arguments, size + 4, KB_CALLER, &observer, &answer)
          == KB_OK)
      #expect(answer.job == 0 && answer.size == -1)
      #expect(callsWithoutContext.value == before + 2)
    }

    @Test func aReadOnlyStateIsNotSet() throws {
      let state = try library.stateFlow("readOnlyState", freshName(), of: Int64.self)
      let (flow, arguments) = (state.flow.source.id, state.flow.source.arguments)
      let status = table.state_set(
        flow, arguments, Int64(arguments.count), encoded(1), 8, nil, { _, _ in })
      #expect(status == KB_UNSUPPORTED)
      #expect(state.value == 0)
    }

    @Test func handlesOfAnotherLibraryAreRefused() async throws {
      let people = try PeopleLibrary()
      let gate = KotlinGate()
      let call = try ManualCall("waitsAtGate", gate.name, 1)
      let subscription = ManualSubscription(try numbers("emitsThenWaits", 1))
      for job in [call.job, subscription.job] {
        for place in [KB_CANCEL_LATER, KB_CANCEL_HERE] {
          #expect(people.table.cancel(job, place) == KB_INVALID_HANDLE)
        }
        #expect(people.table.request(job, 1) == KB_INVALID_HANDLE)
      }
      #expect(subscription.recorder.events == [0])
      subscription.cancel(KB_CANCEL_HERE)
      try await gate.open()
      await call.recorder.releases()
      await subscription.recorder.releases()
      #expect(call.recorder.events == [1, .released(unseen: nil)])
    }
  }
}

private let callsWithoutContext = Locked(0)
