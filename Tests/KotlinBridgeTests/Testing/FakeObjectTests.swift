import Fixtures
import KotlinBridge
import KotlinBridgeTesting
import TestHelpers
import Testing

@testable import Kitchen

/// Objects of generated classes that a fake library makes, hands out and gets back. Each test runs in
/// a process of its own, because the generated module uses the fake.
@Suite(.timeLimit(.minutes(2))) struct FakeObjectTests {
  // MARK: - Functions

  @Test func aConstructorAndMembersWorkOnTheObjectThatTheFakeMade() async {
    await #expect(processExitsWith: .success) {
      let fake = try fakeOfFixtures()
      let tally = fake.object(Tally.self)
      fake.function("Tally", taking: Int64.self, returning: Tally.self) { _ in tally }
      let add = fake.function(
        "Tally.add", taking: Tally.self, Int64.self, returning: Int64.self
      ) { object, amount in
        object == tally ? amount : -1
      }
      do {
        let made = try Tally(value: 3)
        #expect(made == tally && made !== tally)
        #expect(Set([made, tally]).count == 1)
        #expect(made != fake.object(Tally.self))
        #expect(try made.add(amount: 4) == 4)
        #expect(try tally.add(amount: 5) == 5)
        #expect(try add.calls[0].arguments(as: Tally.self, Int64.self).0 == made)
        let again = try Tally(value: 3)
        #expect(again == made)
        #expect(try FixturesLibrary.library.counters.handles == 1)
        extendLifetime(again)
      }
      try await expectNothingLive(in: FixturesLibrary.library)
    }
  }

  @Test func objectsAreArgumentsAndResults() async {
    await #expect(processExitsWith: .success) {
      let fake = try fakeOfFixtures()
      let tallies = [fake.object(Tally.self), fake.object(Tally.self)]
      fake.function("sameTally", taking: Tally.self, returning: Tally.self) { $0 }
      fake.function("tallyOrNull", taking: Tally?.self, returning: Tally?.self) { $0 }
      fake.function("makeTallies", taking: Int32.self, returning: [Tally].self) { count in
        Array(tallies.prefix(Int(count))) + [fake.object(Tally.self)]
      }
      let sum = fake.function("sumOfTallies", taking: [Tally].self, returning: Int64.self) {
        $0 == tallies + tallies ? 4 : 0
      }
      #expect(try sameTally(tally: tallies[1]) == tallies[1])
      #expect(try tallyOrNull(tallyOrNull: tallies[0]) == tallies[0])
      #expect(try tallyOrNull(tallyOrNull: nil) == nil)
      #expect(try sumOfTallies(tallies: tallies + tallies) == 4)
      #expect(try sum.calls[0].arguments(as: [Tally].self) == tallies + tallies)
      do {
        let made = try makeTallies(count: 2)
        #expect(made.count == 3 && Array(made.prefix(2)) == tallies)
        #expect(try FixturesLibrary.library.counters.handles == 3)
        // What only Swift holds is known, too.
        #expect(try sameTally(tally: made[2]) == made[2])
        extendLifetime(made)
      }
      try await expectNothingLive(in: FixturesLibrary.library)
    }
  }

  @Test func functionsThatSuspendAnswerWithObjects() async {
    await #expect(processExitsWith: .success) {
      let fake = try fakeOfFixtures()
      let tally = fake.object(Tally.self)
      let later = fake.function(
        "makeTallyLater", taking: Int64.self, Duration.self, returning: Tally.self)
      do {
        async let made = makeTallyLater(start: 1, time: .zero)
        try await later.call(0).answer(tally)
        #expect(try await made == tally)

        let lines = History<String>()
        let job = makeTallyLater(start: 1, time: .zero) { result in
          lines.append("\(result.map { $0 == tally })")
        }
        try await later.call(1).answer(tally)
        await job.join()
        #expect(lines.events == ["success(true)"])

        // A cancelled call gives its object up.
        let cancelled = makeTallyLater(start: 1, time: .zero) { _ in }
        let call = try await later.call(2)
        cancelled.cancel()
        try call.answer(fake.object(Tally.self))
        await cancelled.join()

        fake.function(
          "makeTallyLater", taking: Int64.self, Duration.self, returning: Tally.self
        ) { _, _ in tally }
        #expect(try await makeTallyLater(start: 1, time: .zero) == tally)
      }
      try await expectNothingLive(in: FixturesLibrary.library)
    }
  }

  // MARK: - Records, collections, interfaces

  @Test func objectsCrossInsideOfOtherValues() async {
    await #expect(processExitsWith: .success) {
      let fake = try fakeOfKitchen()
      let (crew, other) = (fake.object(Crew.self), fake.object(Crew.self))
      fake.function("echoMission", taking: Mission.self, returning: Mission.self) { $0 }
      fake.function("echoVisit", taking: Visit.self, returning: Visit.self) { $0 }
      fake.function(
        "echoCrewsByName", taking: [String: Crew?].self, returning: [String: Crew?].self
      ) { $0 }
      fake.function("largest", taking: [Crew].self, returning: Crew?.self) { $0.last }
      let mission = Mission(name: "m", crew: crew, reserve: [other, crew])
      #expect(try echoMission(value: mission) == mission)
      #expect(try echoVisit(value: .by(crew: crew)) == .by(crew: crew))
      #expect(try echoVisit(value: .none) == .none)
      let byName: [String: Crew?] = ["a": crew, "b": nil, "c": other]
      #expect(try echoCrewsByName(value: byName) == byName)
      #expect(try largest(crews: crew, other) == other)
      #expect(try largest() == nil)
      try await expectNothingLive(in: KitchenLibrary.library)
    }
  }

  @Test func objectsOfInterfacesAndOfSubclassesCross() async {
    await #expect(processExitsWith: .success) {
      let fake = try fakeOfKitchen()
      let (tank, hidden) = (fake.object(Tank.self), AnyMachine(fake.object(AnyMachine.Object.self)))
      fake.function("hiddenMachine", returning: AnyMachine.self) { hidden }
      fake.function("echoMachine", taking: AnyMachine.self, returning: AnyMachine.self) { $0 }
      fake.function("strongest", taking: [Device].self, returning: Device?.self) { _ in tank }
      fake.function("describeMachine", taking: AnyNamed?.self, returning: String.self) {
        ($0?.base as? KotlinObject) == tank ? "tank" : $0 == nil ? "none" : "other"
      }
      let start = fake.function("Machine.start", taking: AnyMachine.self) { _ in }
      fake.function("Named.name", taking: AnyNamed.self, returning: String.self) {
        ($0.base as? KotlinObject) == tank ? "T" : "?"
      }
      let isOn = fake.stateFlow("Machine.isOn", taking: AnyMachine.self, value: false)
      #expect(try AnyMachine(hiddenMachine()) == hidden)
      #expect(try AnyMachine(echoMachine(value: tank)) == AnyMachine(tank))
      #expect(try strongest(devices: []) == tank)
      #expect(try describeMachine(machine: tank) == "tank")
      #expect(try describeMachine(machine: hidden) == "other")
      #expect(try describeMachine(machine: nil) == "none")
      #expect(try AnyNamed(tank).name == "T")
      try hidden.start()
      #expect(try start.calls[0].arguments(as: AnyMachine.self) == hidden)
      isOn.value = true
      #expect(try tank.isOn.value)
      try await expectNothingLive(in: KitchenLibrary.library)
    }
  }

  @Test func valuesOfInterfacesAndCasesWithObjectsCross() async {
    await #expect(processExitsWith: .success) {
      let fake = try fakeOfKitchen()
      let (guide, unseen) = (fake.object(Guide.self), fake.object(AnyHasId.Object.self))
      fake.function("echoLabelled", taking: AnyHasId.self, returning: AnyHasId.self) { $0 }
      fake.function("HasId.id", taking: AnyHasId.self, returning: Int32.self) { _ in 2 }
      fake.function("Suit.id", taking: Suit.self, returning: Int32.self) { $0 == .hearts ? 1 : 0 }
      #expect(try echoLabelled(value: Suit.hearts) as? Suit == .hearts)
      #expect(try AnyHasId(echoLabelled(value: guide)) == AnyHasId(guide))
      #expect(try echoLabelled(value: unseen) as? AnyHasId.Object == unseen)
      #expect(try AnyHasId(Suit.hearts).id == 1)
      #expect(try unseen.id == 2)

      let cooking = fake.object(Order.Cooking.self)
      fake.function("echoOrder", taking: Order.self, returning: Order.self) { $0 }
      #expect(try echoOrder(value: .cooking(cooking)) == .cooking(cooking))
      #expect(try echoOrder(value: .gone) == .gone)
      try await expectNothingLive(in: KitchenLibrary.library)
    }
  }

  // MARK: - Counters

  @Test func tenThousandShortOnesLeaveNothing() async {
    await #expect(processExitsWith: .success) {
      let fake = try fakeOfFixtures()
      fake.function("makeTally", taking: Int64.self, returning: Tally.self) { _ in
        fake.object(Tally.self)
      }
      fake.function("sameTally", taking: Tally.self, returning: Tally.self) { $0 }
      for number in 0..<10_000 {
        let tally = try makeTally(start: Int64(number))
        if try sameTally(tally: tally) != tally { Issue.record("another one") }
      }
      #expect(try FixturesLibrary.library.counters.handles == 0)
      try await expectNothingLive(in: FixturesLibrary.library)
    }
  }

  @Test func twoThreadsMakeAndDropObjects() async {
    await #expect(processExitsWith: .success) {
      let fake = try fakeOfFixtures()
      let shared = fake.object(Tally.self)
      fake.function("makeTally", taking: Int64.self, returning: Tally.self) { start in
        start % 2 == 0 ? shared : fake.object(Tally.self)
      }
      fake.function("sumOfTallies", taking: [Tally].self, returning: Int64.self) {
        Int64(Set($0).count)
      }
      await withTaskGroup { group in
        for _ in 0..<2 {
          group.addTask {
            for round in 0..<2_000 {
              let tallies = (0..<4).compactMap { try? makeTally(start: $0 + Int64(round % 2)) }
              #expect((try? sumOfTallies(tallies: tallies)) == 3)
            }
          }
        }
      }
      try await expectNothingLive(in: FixturesLibrary.library)
      #expect(try makeTally(start: 0) == shared)
    }
  }
}
