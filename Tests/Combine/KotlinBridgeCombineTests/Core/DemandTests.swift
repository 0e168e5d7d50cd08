import KotlinBridgeCombine
import TestHelpers
import Testing

@Suite struct DemandTests {
  typealias Demand = Subscribers.Demand

  @Test func additionSaturatesAtUnlimited() {
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.max(2) + .none == .max(2))
    #expect(Demand.max(2) + .unlimited == .unlimited)
    #expect(Demand.unlimited + .max(2) == .unlimited)
    #expect(Demand.unlimited + .unlimited == .unlimited)
    #expect(Demand.max(.max) + .max(1) == .unlimited)
    #expect(Demand.max(.max) + .max(.max) == .unlimited)
    #expect(Demand.max(.max) + .none == .max(.max))
    #expect(Demand.max(2) + 3 == .max(5))
    #expect(Demand.max(5) + -3 == .max(2))
    #expect(Demand.max(.max) + 1 == .unlimited)
    #expect(Demand.unlimited + -1 == .unlimited)
  }

  @Test func subtractionKeepsUnlimited() {
    #expect(Demand.max(5) - .max(3) == .max(2))
    #expect(Demand.max(5) - .max(5) == .none)
    #expect(Demand.max(5) - .unlimited == .none)
    #expect(Demand.unlimited - .max(5) == .unlimited)
    #expect(Demand.unlimited - .unlimited == .unlimited)
    #expect(Demand.max(5) - 3 == .max(2))
    #expect(Demand.max(5) - -3 == .max(8))
    #expect(Demand.max(.max) - -1 == .none)
    #expect(Demand.max(0) - .min == .none)
    #expect(Demand.unlimited - 5 == .unlimited)
  }

  @Test func multiplicationSaturatesAtUnlimited() {
    #expect(Demand.max(5) * 3 == .max(15))
    #expect(Demand.max(5) * 0 == .none)
    #expect(Demand.none * -1 == .none)
    #expect(Demand.max(.max) * 2 == .unlimited)
    #expect(Demand.unlimited * 0 == .unlimited)
    #expect(Demand.unlimited * -1 == .unlimited)
  }

  @Test func assigningOperatorsDoTheSame() {
    var demand = Demand.max(1)
    demand += .max(4)
    demand += 1
    #expect(demand == .max(6))
    demand -= .max(1)
    demand -= 2
    #expect(demand == .max(3))
    demand *= 4
    #expect(demand == .max(12))
    demand += .unlimited
    #expect(demand == .unlimited)
  }

  @Test func unlimitedIsGreaterThanEveryNumberAndEqualToNone() {
    #expect(Demand.none < .max(1) && Demand.max(1) < .max(2) && Demand.max(.max) < .unlimited)
    #expect(!(Demand.unlimited < .unlimited) && Demand.unlimited <= .unlimited)
    #expect(Demand.none == .max(0) && Demand.unlimited == .unlimited)
    #expect(Demand.max(3) == 3 && Demand.max(3) != 4 && 3 == Demand.max(3) && 4 != Demand.max(3))
    #expect(Demand.max(3) < 4 && Demand.max(3) <= 3 && Demand.max(3) > 2 && Demand.max(3) >= 3)
    #expect(4 > Demand.max(3) && 3 >= Demand.max(3) && 2 < Demand.max(3) && 3 <= Demand.max(3))
    #expect(Demand.unlimited > Int.max && Demand.unlimited >= Int.max)
    #expect(Demand.unlimited != Int.max && Int.max != Demand.unlimited)
    #expect(!(Demand.unlimited < Int.max) && !(Demand.unlimited <= Int.max))
    #expect(Int.max < Demand.unlimited && Int.max <= Demand.unlimited)
    #expect(!(Int.max > Demand.unlimited) && !(Int.max >= Demand.unlimited))
    #expect(Demand.none > -1)
  }

  @Test func maxIsTheNumberOrNilWhenUnlimited() {
    #expect(Demand.max(7).max == 7)
    #expect(Demand.none.max == 0)
    #expect(Demand.max(.max).max == .max)
    #expect(Demand.unlimited.max == nil)
  }

  @Test func descriptionsAreThoseOfCombine() {
    #expect(Demand.max(7).description == "max(7)")
    #expect(Demand.none.description == "max(0)")
    #expect(Demand.unlimited.description == "unlimited")
  }

  @Test func negativeCountEndsTheProcess() async {
    await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
  }

  @Test func negativeSumEndsTheProcess() async {
    await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(1) + -2 }
  }

  @Test func negativeDifferenceEndsTheProcess() async {
    await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(1) - .max(2) }
  }

  @Test func negativeProductEndsTheProcess() async {
    await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(3) * Int.min }
  }
}
