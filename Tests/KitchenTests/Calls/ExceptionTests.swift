import Foundation
import Kitchen
import KotlinBridge
import Testing

extension KitchenSuites {
  /// Kotlin's exceptions as errors of Swift.
  @Suite struct Exceptions {
    @Test func aDeclaredExceptionIsThrownWithItsProperties() throws {
      #expect(try cook(dish: "rice") == "cooked rice")
      let mishap = try #require(throws: Mishap.self) { try cook(dish: "soup") }
      #expect(mishap.isMendable)
      #expect(mishap.message == "spilt")
      #expect(mishap.localizedDescription == "spilt")
      #expect(mishap.kotlinError.typeName == "kitchen.Mishap.Spilt")
      #expect(Mishap.Spilt(mishap) != nil)
      #expect(Mishap.Burnt(mishap) == nil)
    }

    @Test func aSubclassHasPropertiesOfItsOwn() throws {
      let mishap = try #require(throws: Mishap.self) { try cook(dish: "toast") }
      #expect(!mishap.isMendable)
      let burnt = try #require(Mishap.Burnt(mishap))
      #expect(burnt.dish == "toast")
      #expect(burnt.minutes == 12)
      #expect(!burnt.isMendable)
      #expect("\(burnt)" == "kitchen.Mishap.Burnt: toast burnt")
    }

    @Test func aPrivateSubclassIsThrownAsThePublicClass() throws {
      let mishap = try #require(throws: Mishap.self) { try cook(dish: "surprise") }
      #expect(mishap.message == "unnamed")
    }

    @Test func theMostSpecificDeclaredClassIsThrown() async throws {
      #expect(try await shop(missing: [:], isUrgent: false) == 0)
      let shortage = try await #require(throws: Shortage.self) {
        try await shop(missing: ["salt": 2], isUrgent: false)
      }
      #expect(shortage.missing == ["salt": 2])
      #expect(Emergency(shortage) == nil)
      let emergency = try await #require(throws: Emergency.self) {
        try await shop(missing: ["salt": 2], isUrgent: true)
      }
      #expect(emergency.alarm == .storm(speed: 1.5))
      #expect(Shortage(emergency)?.missing == ["salt": 2])
    }

    @Test func aFailureOfAFlowIsMadeOne() async throws {
      let error = try await #require(throws: KotlinError.self) {
        for try await _ in try failsAfter(count: 2) {}
      }
      #expect(Refusal(error)?.code == 2)
      #expect(Shortage(error) == nil)
      let (failures, continuation) = AsyncStream.makeStream(of: KotlinError.self)
      let job = try failsAfter(count: 3).subscribe(
        onEach: { _ in }, onComplete: {}, onThrow: { continuation.yield($0) })
      let failure = try #require(await failures.first { _ in true })
      withExtendedLifetime(job) {}
      #expect(Refusal(failure)?.code == 3)
    }

    @Test func whatIsNotDeclaredIsAKotlinError() throws {
      let error = try #require(throws: KotlinError.self) { try cook(dish: "nothing") }
      #expect(Mishap(error) == nil)
      let burnt = try #require(error.cause.flatMap { Mishap.Burnt($0) })
      #expect(burnt.dish == "pan")
      #expect(burnt.minutes == nil)
    }

    @Test func aPropertyThatThrowsLeavesTheRest() throws {
      let error = try #require(throws: KotlinError.self) { try cook(dish: "riddle") }
      #expect(error.typeName == "kitchen.Unreadable")
      #expect(error.message == "unreadable")
      #expect(Unreadable(error) == nil)
    }

    @Test func aPropertyThatNeedsAnOptInCrosses() throws {
      let leak = try #require(throws: Leak.self) { try tell(isTrue: true) }
      #expect(leak.risk == Risk(percent: 90))
    }

    @Test func aHiddenExceptionIsAKotlinErrorAlthoughItIsDeclared() throws {
      let error = try #require(throws: KotlinError.self) { try tell(isTrue: false) }
      #expect(error.typeName == "kitchen.Rumour")
      #expect(error.message == "they say")
    }

    @Test func oneIsMadeForTests() {
      let refusal = Refusal(code: 3, message: "no")
      #expect(refusal.message == "no")
      #expect("\(refusal)" == "kitchen.Refusal: no")
      #expect(Refusal(refusal.kotlinError)?.code == 3)
      #expect(Refusal(refusal)?.code == 3)
      #expect(Refusal(CancellationError()) == nil)
      let emergency = Emergency(missing: ["oil": 1], alarm: .allClear)
      #expect(Shortage(emergency)?.missing == ["oil": 1])
    }
  }
}
