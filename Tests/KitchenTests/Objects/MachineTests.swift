import Kitchen
import KotlinBridge
import Testing

extension KitchenSuites {
  /// Interfaces, and classes that inherit.
  @Suite struct Machines {
    @Test func aClassHasTheMembersOfItsSupertypes() async throws {
      let tank = try Tank(litres: 40)
      #expect(try tank.name == "boiler")
      #expect(try tank.title() == "a boiler of 40 l")
      #expect(try tank.power == 2000)
      #expect(try tank.volume == 40)
      #expect(try tank.isOn.value == false)
      try tank.start()
      #expect(try tank.isOn.value)
      let error = #expect(throws: KotlinError.self) { try tank.start() }
      #expect(error?.message == "a boiler of 40 l is on")
      try await tank.stop()
      #expect(try !tank.isOn.value)
      #expect(try tank.split().map { try $0.volume } == [20, 20])
    }

    @Test func anAnswerThatFailsHalfWayHoldsNothing() async throws {
      #expect(throws: KotlinError.self) { try brokenTanks() }
      await #expect(throws: KotlinError.self) { try await brokenTanksLater() }
      #expect(try liveObjects() == 0)
    }

    @Test func anObjectIsTakenForItsSupertypes() throws {
      let (tank, boiler) = (try Tank(litres: 40), try Boiler(power: 3000))
      let devices: [Device] = [tank, boiler]
      #expect(try strongest(devices: devices) == boiler)
      #expect(try strongest(devices: []) == nil)
      #expect(tank < boiler)
      #expect(devices.sorted() == [tank, boiler])
    }

    @Test func anInterfaceIsAProtocol() throws {
      func title(of thing: any Named) throws -> String { try thing.title() }
      let tank = try Tank(litres: 4)
      #expect(try title(of: tank) == "a boiler of 4 l")
      #expect(try describeMachine(machine: tank) == "a boiler of 4 l")
      #expect(try describeMachine(machine: nil) == "nothing")
      let back = try echoMachine(value: tank)
      #expect(back as? Tank == tank)
      #expect(Set([AnyMachine(back), AnyMachine(tank)]).count == 1)
      #expect(try back.title() == "a boiler of 4 l")
      try startAll(machines: [AnyMachine(tank), AnyMachine(Boiler(power: 1))])
      #expect(try tank.isOn.value)
    }

    @Test func whatStandsForAnotherObjectKeepsIt() throws {
      func machine() throws -> AnyMachine { AnyMachine(AnyMachine(try Tank(litres: 4))) }
      let machine = try machine()
      #expect(try liveObjects() == 1)
      try kitchen.collectGarbage()
      #expect(try machine.title() == "a boiler of 4 l")
    }

    @Test func aClassThatSwiftDoesNotSeeIsKnownByItsInterface() throws {
      #expect(try hiddenMachine().title() == "the clockwork")
      #expect(try AnyMachine(hiddenMachine()) == AnyMachine(hiddenMachine()))
    }

    @Test func aGenericSupertypesMembersAreItsOwn() throws {
      let pantry = try Pantry(food: ["rice", "beans"])
      #expect(try pantry.size == 2)
      #expect(try pantry.first() == "rice")
    }

    @Test func aSealedClassOfOtherObjectsCrossesByHandle() throws {
      let hammer = try ToolHammer(weight: 2)
      #expect(try hammer.weight == 2)
      #expect(try weigh(tools: [AnyTool(hammer), AnyTool(AnyTool.secret())]) == 2)
    }
  }
}
