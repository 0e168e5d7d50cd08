import KotlinBridgeLocks
import KotlinBridgeTools
import Testing

@testable import KotlinBridgeConformance

/// The history of a subscription, and what it says of signals that come late.
struct ObservationTests {
  @Test func elementsBeyondTheBoundAreCounted() {
    let observation = Observation()
    for value in 0..<100_000 as Range<Int64> { observation.called(.element(value)) }
    observation.called(.completed)
    #expect(observation.tally.elements == 100_000)
    #expect(observation.tally.callbacks == 100_001)
    #expect(observation.events.count < 70_000)
    #expect(observation.events.last == .completed)
    let line = observation.events.line
    #expect(line.hasSuffix("(34464 elements more) completed"))
  }

  @Test func aSecondTerminalIsK4() {
    let observation = Observation()
    observation.called(.completed)
    observation.called(.completed)
    #expect(rules(observation, .counts(0)) == ["K4"])
  }

  @Test func aTerminalAfterTheCancelOfAnEndlessFlowIsK10() {
    #expect(rules(cancelled(then: .completed), .endless) == ["K10"])
  }

  @Test func aTerminalOfASilentFlowIsK13() {
    #expect(rules(cancelled(then: .completed), .never) == ["K13"])
  }

  @Test func oneClaimedCallbackAfterACancelIsRight() {
    #expect(rules(cancelled(then: .element(7)), .endless) == [])
    #expect(rules(cancelled(then: .completed), .counts(5)) == [])
  }

  @Test func theEndOfAnEndlessFlowIsK10() {
    #expect(rules(cancelled(then: .completed), .endless) == ["K10"])
    #expect(
      rules(cancelled(then: .completed), .blocks(burst: 1, times: .max, gate: "gate")) == ["K10"])
    #expect(rules(cancelled(then: .completed), .blocks(burst: 1, times: 3, gate: "gate")) == [])
  }

  @Test func twoCallbacksAfterACancelAreK10() {
    let observation = cancelled(then: .element(7))
    observation.called(.element(8))
    #expect(rules(observation, .endless) == ["K10"])
  }

  @Test func anyCallbackAfterACancelInsideOneIsK15() {
    let held = Guarded<Observation?>(nil)
    let observation = Observation { _ in
      guard let observation = held.withLock(\.self), !observation.isCancelledInside else { return }
      observation.mark(.cancelled)
    }
    held.withLock { $0 = observation }
    observation.called(.element(0))
    #expect(rules(observation, .counts(5)) == [])
    observation.called(.element(1))
    #expect(rules(observation, .counts(5)) == ["K15"])
    held.withLock { $0 = nil }
  }

  @Test func theReleaseIsNoSignal() {
    #expect(rules(cancelled(then: .released(nil)), .endless) == [])
  }

  /// A history in which this event came after the cancel.
  private func cancelled(then event: ObservedEvent) -> Observation {
    let observation = Observation()
    observation.mark(.cancelling)
    observation.mark(.cancelled)
    observation.called(event)
    return observation
  }

  private func rules(_ observation: Observation, _ behavior: Behavior) -> [String] {
    LateSignals.failures(
      of: [CheckRecord.Watched(behavior: behavior, name: "flow", observation: observation)], []
    ).compactMap(\.breaks)
  }
}
