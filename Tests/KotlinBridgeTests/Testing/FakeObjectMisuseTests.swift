import Fixtures
@_spi(GeneratedCode) import KotlinBridge
import KotlinBridgeTesting
import TestHelpers
import Testing

@testable import Kitchen

/// The mistakes that a test can make with the objects of a fake, and the error of each.
@Suite(.timeLimit(.minutes(2))) struct FakeObjectMisuseTests {
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
          + "library 'fixtures' does not know: it was released, or belongs to another library")
      #expect(
        misuse { try makeTally(start: 1) }
          == "an object of fixtures.objects.Tally belongs to another library: make it with object(_:) of the fake "
          + "library 'fixtures'")
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
        "an object of kitchen.Crew belongs to another library: make it with object(_:) of the fake library 'kitchen'"
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
          + "'kitchen' does not know: it was released, or belongs to another library")
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

  @Test func aStoredPropertyThatWasNotDeclaredEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try fakeOfKitchen()
      _ = Settings.volume
    }
    #expect(
      printed(by: result).contains("the property 'Settings.volume' could not be read or set: "))
  }
}
