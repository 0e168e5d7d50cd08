import Testing

@testable import KotlinBridgeConformance

/// What tells a leak from a pool that fills.
struct UsageGrowthTests {
  private static func growths(_ allocated: [Int]) -> [UsageGrowth] {
    allocated.map { UsageGrowth(allocated: $0, uses: 1600) }
  }

  @Test(
    arguments: [
      // 32 bytes and 48 bytes with each use, with what else comes and goes.
      [51_200, 51_200, 51_200], [76_800, 76_800, 76_800], [40_000, 110_000, 76_800],
    ])
  func aBlockWithEachUseIsALeak(_ allocated: [Int]) throws {
    let growths = Self.growths(allocated)
    #expect(!UsageGrowth.isNone(growths.suffix(2)))
    let failure = try #require(UsageGrowth.lasting(growths, "subscriptions"))
    #expect(failure.expected == "less than 24 bytes kept for each of 1600 subscriptions")
  }

  @Test(
    arguments: [
      // A pool that fills at once, one that fills by and by, and one that is emptied again.
      [400_000, 0, 0], [0, 400_000, 0], [30_000, 20_000, 10_000], [90_000, -90_000, 90_000],
    ])
  func aPoolThatFillsIsNone(_ allocated: [Int]) {
    #expect(UsageGrowth.lasting(Self.growths(allocated), "subscriptions") == nil)
  }

  @Test func twoPassesAreNotEnough() {
    let growths = Self.growths([900_000, 900_000])
    #expect(UsageGrowth.lasting(growths, "subscriptions") == nil)
    #expect(!UsageGrowth.isNone(growths))
    #expect(UsageGrowth.isNone(Self.growths([1_000, -500])))
    #expect(!UsageGrowth.isNone(Self.growths([0])))
  }

  @Test func aThreadWithEachPassIsALeak() {
    let surplus = CheckFailure(expected: "no more threads than before", observed: "4, then 9")
    let growth = UsageGrowth(allocated: 0, uses: 1600, surplus: surplus)
    #expect(UsageGrowth.lasting([growth, growth, growth], "subscriptions") == surplus)
    #expect(!UsageGrowth.isNone([growth, growth]))
  }

  @Test func pagesCountWhenEachPassTakesMany() {
    let much = UsageGrowth(allocated: 0, pages: 4 << 20, uses: 1600)
    let none = UsageGrowth(allocated: 0, pages: -(4 << 20), uses: 1600)
    #expect(UsageGrowth.lasting([much, much, much], "subscriptions") != nil)
    #expect(UsageGrowth.lasting([much, none, much], "subscriptions") == nil)
  }
}
