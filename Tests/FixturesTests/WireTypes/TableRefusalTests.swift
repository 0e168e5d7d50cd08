import CKotlinBridge
import Glibc
import Testing

@testable import KotlinBridge

extension Fixtures {
  /// Ids, handles and pointers that are none get a status at the C boundary, and nothing is lost.
  @Suite struct TableRefusals {
    @Test(arguments: [9999, 1 << 31, .max - 1, .max] as [UInt32])
    func anIdThatIsNoneIsRefused(_ id: UInt32) {
      #expect(RefusedCall().call(id) == KB_UNKNOWN_ID)
      #expect(table.state_value(id, nil, 0, nil, { _, _, _ in }, { _, _ in }) == KB_UNKNOWN_ID)
      #expect(table.state_set(id, nil, 0, nil, 0, nil) { _, _ in } == KB_UNKNOWN_ID)
      var swapped: Int32 = 0
      let status = table.state_compare_and_set(id, nil, 0, nil, 0, nil, 0, &swapped, nil) { _, _ in
      }
      #expect(status == KB_UNKNOWN_ID)
    }

    @Test(arguments: [-1, 3, 99, .max, .min] as [Int32])
    func aPlacementThatIsNoneIsRefused(_ placement: Int32) {
      #expect(
        RefusedCall().call(functionId("value"), placement: kb_placement(placement))
          == KB_INVALID_ARGUMENT)
    }

    @Test func anObserverThatLacksAFunctionIsRefused() {
      let removals: [(inout kb_call_observer) -> Void] = [
        { $0.retain = nil }, { $0.on_return = nil }, { $0.on_throw = nil }, { $0.release = nil },
      ]
      for removal in removals {
        for function in ["value", "hops", "plainUnit"] {
          #expect(
            RefusedCall().call(functionId(function), changing: removal) == KB_INVALID_ARGUMENT)
        }
      }
    }

    @Test func noObserverAndNoPlaceForAnAnswerAreRefused() {
      let refused = RefusedCall()
      var observer = rawCallObserver(context: refused.context)
      var answer = kb_answer()
      #expect(
        table.call(functionId("value"), nil, 0, KB_CALLER, nil, &answer) == KB_INVALID_ARGUMENT)
      #expect(
        table.call(functionId("value"), nil, 0, KB_CALLER, &observer, nil) == KB_INVALID_ARGUMENT)
      #expect(table.manifest(nil, nil) == KB_INVALID_ARGUMENT)
      #expect(table.counters(nil) == KB_INVALID_ARGUMENT)
      #expect(table.state_value(0, nil, 0, nil, nil, { _, _ in }) == KB_INVALID_ARGUMENT)
    }

    @Test func aContextMayBeNull() async throws {
      // A library never looks at it: on_return of no context answers into a global.
      let before = answersWithoutContext.current
      var observer = kb_call_observer(
        context: nil, retain: { $0 },
        on_return: { _, _, _ in answersWithoutContext.with { $0 += 1 } },
        on_throw: { _, _ in }, release: { _, _ in answersWithoutContext.with { $0 += 1 } })
      var answer = kb_answer()
      let size = Int64(10_000)  // too long for an answer in place
      let arguments = encoded(String(repeating: "x", count: Int(size)))
      #expect(
        table.call(functionId("echoString"), arguments, size + 4, KB_CALLER, &observer, &answer)
          == KB_OK)
      #expect(answer.job == 0 && answer.size == -1)
      #expect(answersWithoutContext.current == before + 2)
    }

    @Test func handlesThatAreNoneAreRefused() async throws {
      let waiting = try library.function(
        "waitsAtGate", taking: String.self, Int64.self, returning: Int64.self)
      let gate = KotlinGate()
      let raw = RawCall(waiting, bytes: encoded(gate.name, 1 as Int64))
      // Its slot with another generation, other slots with its generation, and numbers at large.
      let slot = raw.job >> 32
      let generation = raw.job & 0xFFFF_FFFF
      let wrong: [kb_job] = [
        0, 1, .max, 1 << 63, raw.job ^ 1, raw.job ^ 0x8000_0000, raw.job ^ (1 << 32),
        slot << 32, generation, (slot + 1000) << 32 | generation, 0x7FFF_FFFF << 32 | generation,
      ]
      for job in wrong where job != raw.job {
        for place in [KB_CANCEL_LATER, KB_CANCEL_HERE] {
          #expect(table.cancel(job, place) == KB_INVALID_HANDLE)
        }
        #expect(table.request(job, 1) == KB_INVALID_HANDLE)
      }
      try await gate.open()
      await raw.recorder.isReleased()
      #expect(raw.recorder.events == [.value(1), .released(unseen: nil)])
    }

    @Test func handlesOfAnotherLibraryAreRefused() async throws {
      let people = try People()
      let waiting = try library.function(
        "waitsAtGate", taking: String.self, Int64.self, returning: Int64.self)
      let gate = KotlinGate()
      let flow = try library.flow("emitsThenWaits", 1 as Int64, of: Int64.self)
      let call = RawCall(waiting, bytes: encoded(gate.name, 1 as Int64))
      let subscription = RawSubscription(flow)
      for job in [call.job, subscription.job] {
        for place in [KB_CANCEL_LATER, KB_CANCEL_HERE] {
          #expect(people.table.cancel(job, place) == KB_INVALID_HANDLE)
        }
        #expect(people.table.request(job, 1) == KB_INVALID_HANDLE)
      }
      #expect(subscription.recorder.events == [.element(0)])
      subscription.cancel(KB_CANCEL_HERE)
      try await gate.open()
      await call.recorder.isReleased()
      await subscription.recorder.isReleased()
      #expect(call.recorder.events == [.value(1), .released(unseen: nil)])
    }
  }
}

private let answersWithoutContext = Locked(0)
