import Testing
import Weather

@Test func aForecastHasAReadingForEachHour() async throws {
  let station = try Station(place: "Oslo")
  #expect(try await station.forecast(hours: 2).map(\.celsius) == [10, 9])
}
