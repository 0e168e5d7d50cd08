import KotlinBridge
import KotlinBridgeLocks
import KotlinBridgeTesting
import Testing

@testable import Kitchen

/// What Swift implements, closures and flows, as a fake takes and gives them. Each test runs in a
/// process of its own, because the generated module uses the fake.
@Suite(.timeLimit(.minutes(2))) struct FakeImplementedTests {
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
