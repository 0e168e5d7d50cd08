import Kitchen
import Testing

extension KitchenSuites {
  /// What code has that is shared with Apple's systems: annotations of Kotlin's own library, and
  /// extensions of objects.
  @Suite struct SharedCode {
    @Test func namesForObjectiveCAreThoseOfSwift() throws {
      #expect(try spoonful() == 15)
      #expect(try cupful() == 240)
    }

    @Test func whatSwiftIsToWrapHasUnderscores() throws {
      #expect(try __grams(ounces: 2) == 56)
    }

    @Test func membersAndExtensionsOfAnObjectAreCalledAlike() async throws {
      #expect(try KitchenClock.tick() == "tick")
      #expect(try KitchenClock.tock() == "tock")
      #expect(try KitchenClock.tock(times: 2) == "tocktock")
      #expect(try KitchenClock.hands == 3)
      #expect(try await KitchenClock.alarm() == "ring")
    }

    @Test func aCompanionHasItsExtensionsAndClasses() throws {
      #expect(try Timer.eggs() == Timer.Companion.Setting(minutes: 4))
    }

    @Test func anObjectWithoutMembersIsAValue() {
      #expect(Nothingness() == Nothingness())
    }

    @Test func aClassInLowerCaseHasItsOwnOnesInside() {
      #expect(Lemon.Peel(grams: 3).grams == 3)
    }
  }
}
