import Fixtures
@_spi(GeneratedCode) import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgeTesting
import TestHelpers
import Testing

@testable import Kitchen

/// Objects of generated classes that a fake library makes, hands out and gets back. Each test runs in
/// a process of its own, because the generated module uses the fake.
@Suite(.timeLimit(.minutes(3))) struct FakeObjectTests {
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

  // MARK: - Flows

  @Test func objectsAreElementsAndArgumentsOfFlows() async {
    await #expect(processExitsWith: .success) {
      let fake = try fakeOfKitchen()
      let crews = (0..<3).map { _ in fake.object(Crew.self) }
      fake.flow("crewAgain", taking: Crew.self, Int32.self, of: Crew.self) { script, crew, times in
        script.emit(contentsOf: Array(repeating: crew, count: Int(times)))
        script.complete()
      }
      fake.flow("missionsOf", taking: Crew.self, of: Mission.self) { script, crew in
        script.emit(Mission(name: "m", crew: crew, reserve: crews))
        script.complete()
      }
      var seen: [Crew] = []
      for try await crew in try crewAgain(crew: crews[1], times: 3) { seen.append(crew) }
      #expect(seen == Array(repeating: crews[1], count: 3))
      #expect(try KitchenLibrary.library.counters.handles == 1)
      seen = []
      for try await mission in try missionsOf(crew: crews[0]) {
        #expect(mission == Mission(name: "m", crew: crews[0], reserve: crews))
      }
      try await expectNothingLive(in: KitchenLibrary.library)
    }
  }

  @Test func elementsThatNobodyReadsAreReleased() async {
    await #expect(processExitsWith: .success) {
      let fake = try fakeOfKitchen()
      let flow = fake.flow("endlessCrews", of: Crew.self) { script in
        for _ in 0..<100 { script.emit(fake.object(Crew.self)) }
      }
      try await readOneCrew()
      try await flow.subscriptions[0].untilCancelled()
      try await expectNothingLive(in: KitchenLibrary.library)

      let job = try endlessCrews().subscribe(demand: 5, onEach: { _ in }, onThrow: { _ in })
      try await job.cancelAndJoin()
      try await expectNothingLive(in: KitchenLibrary.library)
    }
  }

  @Test func objectsAreValuesOfStatesAndOfSharedFlows() async {
    await #expect(processExitsWith: .success) {
      let fake = try fakeOfKitchen()
      let (crew, other) = (fake.object(Crew.self), fake.object(Crew.self))
      let duty = fake.stateFlow("onDuty", value: Optional(crew))
      #expect(try onDuty.get() == crew)
      try onDuty.set(other)
      #expect(duty.value == other)
      #expect(try !onDuty.compareAndSet(expected: crew, update: nil))
      #expect(try onDuty.compareAndSet(expected: other, update: crew))
      #expect(duty.changes == [other, crew])
      duty.value = fake.object(Crew.self)
      #expect(try onDuty.get() == duty.value)
      try onDuty.set(nil)

      let landings = fake.sharedFlow("landed", of: Crew.self, replay: 1)
      landings.emit(fake.object(Crew.self), crew)
      let reads = Consumer<Crew>(landed)
      landings.emit(other)
      try landings.subscriptions[0].complete()
      #expect(await reads.events == [.element(crew), .element(other), .completed])
      #expect(try KitchenLibrary.library.counters.handles == 2, "those that were recorded")
    }
  }

  @Test func aFunctionThatSuspendsGivesAFlow() async {
    await #expect(processExitsWith: .success) {
      let fake = try fakeOfKitchen()
      let crew = fake.object(Crew.self)
      let flow = fake.flow("crewsLater", taking: Int32.self, of: Crew.self) { script, count in
        script.emit(contentsOf: Array(repeating: crew, count: Int(count)))
        script.complete()
      }
      do {
        let crews = try await crewsLater(count: 1)
        #expect(await Consumer<Crew>(crews).events == [.element(crew), .completed])
        #expect(await Consumer<Crew>(crews).events == [.element(crew), .completed])
        #expect(try flow.subscriptions[1].arguments(as: Int32.self) == 1)
      }
      try await expectNothingLive(in: KitchenLibrary.library)
    }
  }

  @Test func aFlowOfAFunctionIsHeld() async {
    await #expect(processExitsWith: .success) {
      let fake = try fakeOfKitchen()
      let crew = fake.object(Crew.self)
      fake.flow("namesOf", taking: Crew.self, of: String.self) { script, _ in script.complete() }
      let names = try namesOf(crew: crew)
      #expect(try KitchenLibrary.library.counters.handles == 1)
      #expect(await Consumer<String>(names).events == [.completed])
    }
  }

  @Test func aCallThatMakesAFlowFails() async {
    await #expect(processExitsWith: .success) {
      let fake = try fakeOfKitchen()
      fake.function("make counts", taking: Int32.self, returning: KotlinObject.self) { _ in
        throw KotlinError(code: .failed, message: "no counts")
      }
      let error = #expect(throws: KotlinError.self) { try counts(count: 1) }
      #expect(error?.message == "no counts")
    }
  }

  @Test func aStoredPropertyThatWasNotDeclaredEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try fakeOfKitchen()
      _ = Settings.volume
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("the property 'Settings.volume' could not be read or set: "))
  }

  // MARK: - What Swift implements

  @Test func objectsOfSwiftsOwnCross() async {
    await #expect(processExitsWith: .success) {
      let fake = try fakeOfKitchen()
      fake.function(
        "refill", taking: AnyOutlet.self, Int32.self, returning: [Int32].self
      ) { outlet, count in
        try outlet.setNumbers(KotlinFlow { upTo(count) })
        return try outlet.extra(isOpen: false) == nil ? [] : [1]
      }
      let tap = Tap()
      #expect(try await refill(outlet: tap, count: 2) == [])
      #expect(try await elements(tap.numbers) == [1, 2])
      let weather = Guarded<AnyWeather?>(nil)
      fake.function("Almanac", taking: AnyWeather.self, returning: Almanac.self) {
        [almanac = fake.object(Almanac.self)] given in
        weather.withLock { $0 = given }
        return almanac
      }
      fake.function("ownWeather", returning: AnyWeather.self) { weather.value! }
      do {
        let swifts = Sunshine()
        _ = try Almanac(weather: swifts)
        #expect(try ownWeather() as? Sunshine === swifts)
      }
      weather.withLock { $0 = nil }
      try await expectNothingLive(in: KitchenLibrary.library)
    }
  }

  @Test func closuresCross() async {
    await #expect(processExitsWith: .success) {
      let fake = try fakeOfKitchen()
      fake.function(
        "mappedLongs", taking: [Int64].self, KitchenLibrary.FunctionOfLongToLong.self,
        returning: [Int64].self
      ) { numbers, change in try numbers.map(change.base) }
      #expect(try mappedLongs(numbers: [1, 2]) { $0 * 3 } == [3, 6])
      fake.function(
        "scaling", taking: Double.self, returning: KitchenLibrary.FunctionOfDoubleToDouble.self
      ) { factor in .init { $0 * factor } }
      #expect(try scaling(by: 2)(4) == 8)
      try await expectNothingLive(in: KitchenLibrary.library)
    }
  }

  @Test func flowsCross() async {
    await #expect(processExitsWith: .success) {
      let fake = try fakeOfKitchen()
      let sum = fake.function(
        "sumOf", taking: KitchenLibrary.FlowOfInt.self, returning: Int32.self)
      let summed = Task.immediate { try await sumOf(numbers: KotlinFlow { upTo(3) }) }
      let numbers = try await sum.call().arguments(as: KitchenLibrary.FlowOfInt.self).base
      try await sum.call().answer(elements(numbers).reduce(0, +))
      #expect(try await summed.value == 6)
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

  // MARK: - Misuse

  @Test func anObjectOfAnotherFakeIsRefused() async {
    await #expect(processExitsWith: .success) {
      let fake = try fakeOfFixtures()
      let other = FakeLibrary(of: FixturesLibrary.self)
      let stranger = other.object(Tally.self)
      fake.function("sameTally", taking: Tally.self, returning: Tally.self) { $0 }
      fake.function("makeTally", taking: Int64.self, returning: Tally.self) { _ in stranger }
      #expect(
        misuse { try sameTally(tally: stranger) }
          == "the function 'sameTally' of the fake library 'fixtures' got an object that the fake "
          + "library 'fixtures' does not know: it was released, or is another library's")
      #expect(
        misuse { try makeTally(start: 1) }
          == "an object of fixtures.objects.Tally is another library's: object(_:) of the fake "
          + "library 'fixtures' makes its objects")
      #expect(stranger != fake.object(Tally.self))
      #expect(stranger == stranger)
      try await expectNothingLive(in: FixturesLibrary.library)
    }
  }

  @Test func elementsOfAnotherFakeAreRefused() async {
    await #expect(processExitsWith: .success) {
      let fake = try fakeOfKitchen()
      let stranger = FakeLibrary(of: KitchenLibrary.self).object(Crew.self)
      let message =
        "an object of kitchen.Crew is another library's: object(_:) of the fake library 'kitchen' "
        + "makes its objects"
      let flow = fake.flow("endlessCrews", of: Crew.self) { $0.emit(stranger) }
      #expect(await Consumer<Crew>(try endlessCrews()).events == [.misuse(message)])
      fake.flow("endlessCrews", of: Crew.self)
      let reads = Consumer<Crew>(try endlessCrews())
      #expect(misuse { try flow.subscriptions[0].emit(stranger) } == message)
      try flow.subscriptions[0].complete()
      #expect(await reads.events == [.completed])
      fake.flow("missionsOf", taking: Crew.self, of: Mission.self) { script, _ in script.complete()
      }
      #expect(
        misuse { try missionsOf(crew: stranger) }
          == "the flow 'missionsOf' of the fake library 'kitchen' got an object that the fake library "
          + "'kitchen' does not know: it was released, or is another library's")
    }
  }

  @Test func anObjectOutlivesItsFake() async {
    await #expect(processExitsWith: .success) {
      let fake = try fakeOfFixtures()
      fake.function("sameTally", taking: Tally.self, returning: Tally.self) { $0 }
      let tally = { FakeLibrary(of: FixturesLibrary.self).object(Tally.self) }()
      #expect(tally == tally && Set([tally, tally]).count == 1)
      #expect(misuse { try sameTally(tally: tally) }?.contains("does not know") == true)
    }
  }

  @Test func aReleasedHandleIsRefused() async throws {
    let fake = FakeLibrary(of: FixturesLibrary.self)
    let module = KotlinModule(asGenerated: try fake.open())
    let number = try module.number(ofFunctionNamed: "sameTally")
    fake.function("sameTally", taking: Tally.self, returning: Tally.self) { $0 }
    let handle = fake.object(Tally.self).kotlinHandle
    for handle in [handle, 0, 1, .max] {
      #expect(
        misuse { try module.call(number, returning: Tally.self) { $0.write(handle) } }?.contains(
          "does not know: it was released") == true)
    }
  }
}

private func fakeOfFixtures() throws -> FakeLibrary {
  let fake = FakeLibrary(of: FixturesLibrary.self)
  try FixturesLibrary.use(fake.open())
  return fake
}

private func fakeOfKitchen() throws -> FakeLibrary {
  let fake = FakeLibrary(of: KitchenLibrary.self)
  try KitchenLibrary.use(fake.open())
  return fake
}

private func readOneCrew() async throws {
  for try await _ in try endlessCrews() { break }
}

private func upTo(_ count: Int32) -> AsyncStream<Int32> {
  AsyncStream { continuation in
    for number in 1...count { continuation.yield(number) }
    continuation.finish()
  }
}

private func elements(_ flow: KotlinFlow<Int32>) async throws -> [Int32] {
  var all: [Int32] = []
  for try await element in flow { all.append(element) }
  return all
}

private final class Tap: Outlet {
  private let kept = Guarded(KotlinFlow { upTo(1) })

  var numbers: KotlinFlow<Int32> { kept.value }

  func setNumbers(_ value: KotlinFlow<Int32>) { kept.withLock { $0 = value } }

  func extra(isOpen: Bool) -> KotlinFlow<Int32>? { isOpen ? numbers : nil }
}

private final class Sunshine: Weather {
  var updates: KotlinFlow<Int32> { KotlinFlow { upTo(1) } }

  var latest: KotlinStateFlow<Int32> {
    get throws { throw CancellationError() }
  }

  func forecast(days: Int32) -> KotlinFlow<String> { KotlinFlow { AsyncStream { $0.finish() } } }

  func history() async -> KotlinFlow<Int32> { updates }

  func follow(readings: KotlinFlow<Int32>) async -> Int32 { 0 }
}
