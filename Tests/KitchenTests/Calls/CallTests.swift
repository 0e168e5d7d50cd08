import Kitchen
import KotlinBridge
import Testing

extension KitchenSuites {
  /// Functions and properties as a Swift programmer calls them.
  @Suite struct Calls {
    @Test func whatKotlinThrowsIsThrown() throws {
      #expect(try divide(a: 84, b: 2) == 42)
      let error = #expect(throws: KotlinError.self) { try divide(a: 1, b: 0) }
      #expect(error?.typeName == "kotlin.ArithmeticException")
      let failed = #expect(throws: KotlinError.self) { try fail(message: "so") }
      #expect(failed?.message == "so")
      try nothing()
      try echoUnit(value: KotlinUnit())
    }

    @Test func aFunctionThatSuspendsIsAwaited() async throws {
      #expect(try await fetch(count: 2).map(\.name) == ["place 0", "place 1"])
      #expect(try await answerNow(text: "now") == "now")
      try await waitFor(milliseconds: 1)
      #expect(try await block())
      let refusal = await #expect(throws: Refusal.self) { try await fetch(count: -1) }
      #expect(refusal?.code == -1)
      #expect(refusal?.message == "refused -1")
    }

    @Test func aCancelReachesKotlin() async throws {
      let call = Task { try await waitFor(milliseconds: 60_000) }
      call.cancel()
      await #expect(throws: CancellationError.self) { try await call.value }
    }

    @Test func defaultsAreKotlins() async throws {
      #expect(try greet() == "Hello, you!")
      #expect(try greet(name: "Ann", times: 2) == "Hello, Ann! Hello, Ann!")
      #expect(try greet(mark: nil) == "Hello, you")
      #expect(try greet(greeting: "Ho", mark: 63) == "Ho, you?")
      #expect(try sum() == 15)
      #expect(try sum(a: 10, b: 20) == 42)
      #expect(try placeAt(latitude: 3) == Place(latitude: 3, longitude: 3, name: "nowhere"))
      #expect(try await greetLater(name: "Ann") == "Ann: AllClear")
      #expect(try await greetLater(name: "Ann", alarm: .sea) == "Ann: Sea")
      #expect(try shout(text: "hey") == "HEY")
    }

    @Test func varargsAreVariadic() throws {
      #expect(try joined(parts: "a", "b") == "a+b")
      #expect(try joined() == "")
      #expect(try total(start: 1, numbers: 2, 3) == 6)
      let place = Place(latitude: 0, longitude: 0, name: "here")
      #expect(try longest(places: [place]) == "here")
      #expect(try longest(places: [], fallback: "there") == "there")
    }

    @Test func overloadsAreToldByTheirTypes() throws {
      #expect(try describe(value: 1 as Int32) == "Int 1")
      #expect(try describe(value: "a") == "String a")
      #expect(try describe(value: []) == "List of 0")
      #expect(try describe(value: 1, text: nil) == "Int 1 and null")
    }

    @Test func keywordsAreNames() throws {
      #expect(try `repeat`(in: "ab", while: 2) == "abab")
      #expect(try loudness(value: 3) == 3)
    }

    @Test func extensionsAreMembers() async throws {
      let place = Place(latitude: 1, longitude: 2, name: "here")
      #expect(try place.opposite() == Place(latitude: -1, longitude: -2, name: "not here"))
      #expect(try place.renamed(name: "there") == Place(latitude: 1, longitude: 2, name: "there"))
      #expect(try place.renamed(name: "there", isLoud: true).name == "THERE")
      #expect(try place.isNorth)
      #expect(try (place + place).name == "here+here")
      #expect(try place[1] == UInt16(UInt8(ascii: "e")))
      #expect(try await place.fetchNeighbours(count: 1).map(\.name) == ["here 0"])
      #expect(try "quiet".shouted() == "QUIET")
      #expect(try summed([1, 2, 3]) == 6)
      #expect(try orZero(nil) == 0)
      #expect(try Alarm.sea.isLoud())
    }

    @Test func propertiesAreReadAndSet() throws {
      #expect(version == "1.0")
      #expect(created.name == "created")
      counter = 41
      counter += 1
      #expect(counter == 42)
      try setLastAlarm(.frost(hours: 2, place: nil))
      #expect(lastAlarm == .frost(hours: 2, place: nil))
      try setPatience(.seconds(2))
      #expect(patience == .seconds(2))
      try setBalance(3)
      #expect(throws: KotlinError.self) { try setBalance(-1) }
      #expect(balance == 3)
      let error = #expect(throws: KotlinError.self) { try unreadable }
      #expect(error?.message == "unreadable")
      #expect(try slow == "made")
      let early = #expect(throws: KotlinError.self) { try lateWord }
      #expect(early?.typeName == "kotlin.UninitializedPropertyAccessException")
      try setLateWord("late")
      #expect(try lateWord == "late")
    }

    @Test func membersOfAnObjectAreStatic() async throws {
      Settings.volume = 7
      #expect(Settings.volume == 7)
      #expect(Settings.name == "settings")
      let level = try Settings.raise()
      #expect(try Settings.raise(by: 2) == level + 2)
      #expect(try Settings.levels.value == level + 2)
      #expect(try await Settings.reload() == "reloaded")
      let place = Place(latitude: 1, longitude: 2, name: "here")
      #expect(try Settings.at(place, level: 3) == "here at 3")
      #expect(try Settings.Advanced.reset())
    }

    @Test @MainActor func aCallStaysOnTheActorOfItsCaller() async throws {
      #expect(try await answerNow(text: "here") == "here")
      MainActor.assertIsolated()
    }
  }
}
