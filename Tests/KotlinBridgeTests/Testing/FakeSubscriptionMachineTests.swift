import KotlinBridge
import Testing

@testable import KotlinBridgeTesting

/// The machine of a fake subscription by itself: what it does after each event.
@Suite struct FakeSubscriptionMachineTests {
  /// Everything that may be done now, in words.
  private func actions(_ machine: inout FakeSubscriptionMachine) -> [String] {
    var actions: [String] = []
    while let action = machine.next() {
      switch action {
      case .start: actions.append("start")
      case .deliver(let values):
        actions.append("\(values.count): \(values.flatMap(\.bytes))")
      case .complete: actions.append("complete")
      case .fail(let error): actions.append("fail: \(error)")
      case .release(let unseen):
        actions.append(unseen.map { "release: \($0)" } ?? "release")
      }
    }
    return actions
  }

  @Test func nothingHappensBeforeTheFirstRequest() {
    var machine = FakeSubscriptionMachine(demand: 0)
    machine.offer([[1], [2]])
    machine.end(.completed)
    #expect(actions(&machine) == [])
    machine.requested(1)
    #expect(actions(&machine) == ["start", "1: [1]"])
    machine.requested(1)
    #expect(actions(&machine) == ["1: [2]", "complete", "release"])
    machine.requested(1)
    #expect(actions(&machine) == [])
  }

  @Test func aScriptComesBeforeWhatIsDoneByHand() {
    var machine = FakeSubscriptionMachine(demand: .max)
    machine.offer([[3]])
    guard case .start = machine.next() else {
      Issue.record("not started")
      return
    }
    machine.started(FakeSteps(elements: [[1], [2]]))
    #expect(actions(&machine) == ["3: [1, 2, 3]"])
    machine.requested(.max)
    #expect(machine.figures.requested == .max)
    #expect(machine.figures.delivered == 3)
  }

  @Test func anEndNeedsNoDemand() {
    var machine = FakeSubscriptionMachine(demand: 1)
    machine.offer([[1]])
    #expect(actions(&machine) == ["start", "1: [1]"])
    machine.end(.failed(KotlinError(code: .failed, message: "no")))
    #expect(actions(&machine) == ["fail: no", "release"])
  }

  @Test func afterACancelOnlyTheReleaseComes() {
    var machine = FakeSubscriptionMachine(demand: 1)
    machine.offer([[1], [2]])
    #expect(actions(&machine) == ["start", "1: [1]"])
    machine.cancelled(isReleasing: true)
    machine.requested(1)
    machine.offer([[3]])
    machine.end(.completed)
    #expect(actions(&machine) == ["release"])
    #expect(machine.figures.waiting == 0)
  }

  @Test func aReleaseByHandWaitsForIt() {
    var machine = FakeSubscriptionMachine(demand: 1)
    #expect(machine.releaseRefusal(isReleasing: false) == "Swift has not cancelled it")
    machine.cancelled(isReleasing: false)
    machine.cancelled(isReleasing: true)
    #expect(actions(&machine) == [])
    #expect(machine.releaseRefusal(isReleasing: false) == nil)
    machine.release(unseen: KotlinError(code: .failed, message: "late"))
    #expect(actions(&machine) == ["release: late"])
    #expect(machine.releaseRefusal(isReleasing: false) != nil)
  }

  @Test func aStateIsConflated() {
    var machine = FakeSubscriptionMachine(demand: 1)
    machine.offer(latest: [1])
    #expect(actions(&machine) == ["start", "1: [1]"])
    machine.offer(latest: [2])
    machine.offer(latest: [3])
    #expect(actions(&machine) == [])
    machine.requested(2)
    #expect(actions(&machine) == ["1: [3]"])
    machine.offer(latest: [3])
    #expect(actions(&machine) == [])
  }
}

extension FakeValue: ExpressibleByArrayLiteral {
  init(arrayLiteral bytes: UInt8...) { self.init(bytes) }
}
