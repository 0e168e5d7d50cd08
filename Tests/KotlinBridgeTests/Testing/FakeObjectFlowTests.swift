import KotlinBridge
import KotlinBridgeTesting
import TestHelpers
import Testing

@testable import Kitchen

/// Flows of objects, and flows that a fake's functions give. Each test runs in a process of its own,
/// because the generated module uses the fake.
@Suite(.timeLimit(.minutes(2))) struct FakeObjectFlowTests {
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
}

private func readOneCrew() async throws {
  for try await _ in try endlessCrews() { break }
}
