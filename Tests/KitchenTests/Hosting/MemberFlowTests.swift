import Kitchen
import KotlinBridge
import TestHelpers
import Testing

extension KitchenSuites {
  /// Flows that members of Swift's give and take.
  @Suite struct MemberFlows {
    @Test func membersGiveFlows() async throws {
      let almanac = try Almanac(weather: Loopback())
      #expect(try await almanac.updates() == [1, 2, 3])
      #expect(try almanac.latest().value == 4)
      #expect(try await almanac.forecast(days: 2) == ["day 1", "day 2"])
      #expect(try await almanac.history() == [9])
      #expect(try await elements(almanac.live()) == [1, 2, 3])
    }

    @Test func membersTakeFlows() async throws {
      #expect(try await Almanac(weather: Loopback()).followed() == 6)
    }

    @Test func aBodyInKotlinCallsWhatSwiftGives() async throws {
      #expect(try await Almanac(weather: Loopback()).doubledUpdates() == [2, 4, 6])
      #expect(try await elements(Loopback().doubledUpdates()) == [2, 4, 6])
    }

    @Test func aFlowWithABodyInKotlinIsSwiftsWhereSwiftHasOne() async throws {
      let almanac = try Almanac(weather: Loopback())
      #expect(try await almanac.warnings() == ["of Kotlin's"])
      #expect(try await elements(Loopback().warnings) == ["of Kotlin's"])
      #expect(try await almanac.records(years: 3) == [3, 4])
      #expect(try await elements(Loopback().records(years: 3)) == [3, 4])

      let other = try Almanac(weather: Storm())
      #expect(try await other.warnings() == ["of Swift's", "of Kotlin's"])
      #expect(try await other.records(years: 2) == [1, 2])
      #expect(try await other.doubledUpdates() == [100])
      #expect(try await elements(AnyWeather(Storm()).doubledUpdates()) == [100])
    }

    @Test func whatAFlowWithABodyThrowsFailsWhoAsks() async throws {
      let almanac = try Almanac(weather: Storm(failure: Burnt(pieces: 6)))
      await #expect(throws: Burnt(pieces: 6)) { try await almanac.warnings() }
      await #expect(throws: Burnt(pieces: 6)) { try await almanac.records(years: 1) }
    }

    @Test func kotlinsOwnGiveTheirFlows() async throws {
      let weather = try ownWeather()
      #expect(try await elements(weather.updates) == [7, 8])
      #expect(try weather.latest.value == 7)
      #expect(try await elements(weather.forecast(days: 1)) == ["day 0"])
      #expect(try await Almanac(weather: weather).followed() == 3)
    }

    @Test func aMemberThatThrowsFailsWhoAsks() async throws {
      let almanac = try Almanac(weather: Loopback(failure: Burnt(pieces: 4)))
      await #expect(throws: Burnt(pieces: 4)) { try await almanac.forecast(days: 1) }
      await #expect(throws: Burnt(pieces: 4)) { try await almanac.history() }
    }
  }
}

private final class Loopback: Weather {
  private let failure: Burnt?

  init(failure: Burnt? = nil) {
    self.failure = failure
  }

  var updates: KotlinFlow<Int32> { KotlinFlow { numbers(1...3) } }

  var latest: KotlinStateFlow<Int32> {
    get throws { try KitchenLibrary.mutableStateFlow(Int32(4)).readOnly }
  }

  func forecast(days: Int32) throws -> KotlinFlow<String> {
    if let failure { throw failure }
    return KotlinFlow { stream((1...days).map { "day \($0)" }) }
  }

  func history() async throws -> KotlinFlow<Int32> {
    if let failure { throw failure }
    await Task.yield()
    return KotlinFlow(numbers([9]))
  }

  func follow(readings: KotlinFlow<Int32>) async throws -> Int32 {
    var sum: Int32 = 0
    for try await reading in readings { sum += reading }
    return sum
  }
}

/// Has flows of its own where Kotlin has bodies.
private final class Storm: Weather {
  private let failure: Burnt?

  init(failure: Burnt? = nil) {
    self.failure = failure
  }

  var updates: KotlinFlow<Int32> { KotlinFlow { numbers(1...3) } }

  var latest: KotlinStateFlow<Int32> {
    get throws { try KitchenLibrary.mutableStateFlow(Int32(0)).readOnly }
  }

  func forecast(days: Int32) -> KotlinFlow<String> { KotlinFlow(stream([])) }

  func history() async -> KotlinFlow<Int32> { KotlinFlow(numbers([])) }

  func follow(readings: KotlinFlow<Int32>) async -> Int32 { 0 }

  func doubledUpdates() -> KotlinFlow<Int32> { KotlinFlow(numbers([100])) }

  /// Adds one to Kotlin's own.
  var warnings: KotlinFlow<String> {
    get throws {
      if let failure { throw failure }
      let kotlins = try AnyWeather.Defaults(self).warnings
      return KotlinFlow {
        AsyncThrowingStream { continuation in
          let task = Task {
            continuation.yield("of Swift's")
            do {
              for try await warning in kotlins { continuation.yield(warning) }
              continuation.finish()
            } catch {
              continuation.finish(throwing: error)
            }
          }
          continuation.onTermination = { _ in task.cancel() }
        }
      }
    }
  }

  func records(years: Int32) async throws -> KotlinFlow<Int32> {
    if let failure { throw failure }
    await Task.yield()
    return KotlinFlow(numbers(1...years))
  }
}
