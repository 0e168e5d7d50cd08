import Kitchen
import KotlinBridge
import Testing

extension KitchenSuites {
  /// The rows of docs/CATALOGUE.md about coroutines.
  @Suite struct CoroutineTopics {
    @Test func suspendFunctions() async throws {
      #expect(try await load(id: 1) == "loaded 1")
      #expect(try await lookUp(name: "ab", size: 2) == 4)
      await #expect(throws: BadWeather.self) { try await cross(wind: 9) }
    }

    @Test func flows() async throws {
      var seen: [Int32] = []
      for try await number in try countdown(from: 3) { seen.append(number) }
      #expect(seen == [3, 2, 1])
      var outlines = 0
      for try await _ in try outlinesOneByOne() { outlines += 1 }
      #expect(outlines == 3)
      let flow = try counted()
      for _ in 0..<2 {
        for try await count in flow { #expect(count == 1) }
      }
    }

    @Test func typesOfCoroutines() async throws {
      #expect(try await later().value == 1)
      for try await number in try numbers(KotlinScope()) { #expect(number == 1) }
    }

    @Test func stateFlows() async throws {
      let thermostat = try Thermostat()
      #expect(thermostat.temperature.value == 20)
      try thermostat.heat(degrees: 2)
      #expect(thermostat.temperature.value == 22)
      thermostat.wanted.value = 22
      #expect(thermostat.wanted.value == 22)
      #expect(try thermostat.ring())
      for try await bell in thermostat.bells {
        #expect(bell == "ding")
        break
      }
    }
  }
}
