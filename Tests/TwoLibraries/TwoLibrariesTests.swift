import Harbour
import Testing
import Weather

/// Two Kotlin libraries in one program, each in a bundle. `./build.sh guide` makes both, with the same names in
/// their Kotlin code and different answers, and runs these tests.
struct TwoLibrariesTests {
  @Test func objectsAreThoseOfTheirLibrary() throws {
    let oslo = try Weather.Station(place: "Oslo")
    let bergen = try Harbour.Station(place: "Bergen")
    #expect(oslo.place == "Oslo")
    #expect(bergen.place == "Bergen")
  }

  @Test func flowsAndCallsOfBothRunAtOnce() async throws {
    let oslo = try Weather.Station(place: "Oslo")
    let bergen = try Harbour.Station(place: "Bergen")
    try await withThrowingTaskGroup(of: (weather: [Double], harbour: [Double]).self) { group in
      for _ in 0..<200 {
        group.addTask {
          async let weather = oslo.forecast(hours: 3).map(\.celsius)
          async let harbour = bergen.forecast(hours: 3).map(\.celsius)
          var flows: (weather: [Double], harbour: [Double]) = ([], [])
          for try await reading in try oslo.readings() { flows.weather.append(reading.celsius) }
          for try await reading in try bergen.readings() { flows.harbour.append(reading.celsius) }
          return try await (flows.weather + weather, flows.harbour + harbour)
        }
      }
      for try await answers in group {
        #expect(answers.weather == [20.5, 20.5, 10, 9, 8])
        #expect(answers.harbour == [4.5, 4.5, 1, 2, 3])
      }
    }
  }

  @Test func exceptionsAreThoseOfTheirLibrary() async throws {
    let oslo = try Weather.Station(place: "Oslo")
    let bergen = try Harbour.Station(place: "Bergen")
    let weather = await #expect(throws: Weather.NoSignal.self) {
      try await oslo.forecast(hours: 100)
    }
    let harbour = await #expect(throws: Harbour.NoSignal.self) {
      try await bergen.forecast(hours: 99)
    }
    #expect(weather?.message == "no signal" && weather?.hours == 100)
    #expect(harbour?.message == "fog" && harbour?.hours == 99)
  }

  @Test func aCancelReachesOnlyItsLibrary() async throws {
    let oslo = try Weather.Station(place: "Oslo")
    let bergen = try Harbour.Station(place: "Bergen")
    let cancelled = Task { try await oslo.forecast(hours: 48) }
    let whole = Task { try await bergen.forecast(hours: 48) }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    #expect(try await whole.value.count == 48)
  }
}
