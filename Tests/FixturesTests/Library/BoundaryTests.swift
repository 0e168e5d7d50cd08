import CKotlinBridge
import Fixtures
import KotlinBridgeLocks
import TestHelpers
import Testing

@testable import KotlinBridge

extension FixtureSuites {
  /// What rule K42 leaves out of the mistakes at the C boundary.
  @Suite struct Boundaries {
    @Test func aContextMayBeNull() async {
      // A library never looks at the context. These callbacks have none and count in a global.
      let before = callsWithoutContext.value
      var observer = kb_call_observer(
        context: nil, retain: { $0 },
        on_return: { _, _, _ in callsWithoutContext.withLock { $0 += 1 } },
        on_throw: { _, _ in }, release: { _, _ in callsWithoutContext.withLock { $0 += 1 } })
      let frame = ManualFrame(functionID("echoString"), encoded("x"))
      frame.pointer.pointee.placement = KB_DEFAULT
      let status = withUnsafePointer(to: &observer) {
        frame.pointer.pointee.observer = $0
        return frame.used(by: table.call)
      }
      #expect(status == KB_OBSERVED)
      while callsWithoutContext.value < before + 2 { await Task.yield() }
    }

    @Test(arguments: [0, 1, 4, 5, 63, 64, 65, 10_000])
    func anAnswerTakesOtherMemoryOnlyIfItDoesNotFit(_ room: Int) throws {
      let text = String(repeating: "x", count: 60)
      for (count, size) in [(1, 64), (3, 184)] as [(Int32, Int)] {
        let frame = ManualFrame(functionID("repeatString"), encoded(text, count), room: room)
        #expect(frame.used(by: table.call) == KB_OK)
        // The arguments need 68 bytes.
        #expect(frame.isGrown == (max(room, 68) < size))
        #expect(Array(frame.answer) == encoded(String(repeating: text, count: Int(count))))
      }
    }

    @Test func aReadOnlyStateIsNotSet() throws {
      let state = try readOnlyState(name: freshName())
      let (flow, arguments) = (state.source.id, state.source.arguments.withBytes(Array.init))
      let status = ManualFrame(flow, arguments).used { table.state_set($0, encoded(1 as Int64), 8) }
      #expect(status == KB_UNSUPPORTED)
      #expect(state.value == 0)
    }

    @Test func handlesOfAnotherLibraryAreRefused() async throws {
      let second = try SecondLibrary()
      let gate = KotlinGate()
      let call = ManualCall("waitsAtGate", gate.name, 1 as Int64)
      let subscription = ManualSubscription(try emitsThenWaits(n: 1))
      for job in [call.job, subscription.job] {
        for place in [KB_CANCEL_LATER, KB_CANCEL_HERE] {
          #expect(second.table.cancel(second.table.context, job, place) == KB_INVALID_HANDLE)
        }
        #expect(second.table.request(second.table.context, job, 1) == KB_INVALID_HANDLE)
      }
      #expect(subscription.recorder.events == [0])
      subscription.cancel(KB_CANCEL_HERE)
      try gate.open()
      await call.recorder.releases()
      await subscription.recorder.releases()
      #expect(call.recorder.events == [1, .released(unseen: nil)])
    }
  }
}

private let callsWithoutContext = Guarded(0)
