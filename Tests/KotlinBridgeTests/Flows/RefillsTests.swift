import Testing

@testable import KotlinBridge

/// How many elements a sequence requests, call by call.
@Suite struct RefillsTests {
  private let quick = Refills.quick - 1
  private let slow = Refills.slow + 1

  /// The requests of a consumer that consumes each portion whole, given the time that each call
  /// took.
  private func portions(window: KotlinWindow, times: [UInt64]) -> [Int64] {
    var refills = Refills(window: window, isTimed: true)
    var portions = [refills.first()]
    for time in times {
      if refills.isTimed { refills.took(nanoseconds: time) }
      if let next = refills.next(consumed: Int(portions.last!)) { portions.append(next) }
    }
    return portions
  }

  @Test func aQuickProducerIsAskedForTwiceAsMuchUpToTheWindow() {
    let times = Array(repeating: quick, count: 8)
    #expect(portions(window: 64, times: times) == [1, 2, 4, 8, 16, 32, 64, 64, 64])
    #expect(portions(window: 5, times: times) == [1, 2, 4, 5, 5, 5, 5, 5, 5])
  }

  @Test func aSlowProducerIsAskedForOneByOne() {
    #expect(portions(window: 64, times: [quick, quick, slow, slow, quick]) == [1, 2, 4, 1, 1, 2])
  }

  @Test func aProducerInBetweenIsAskedForAsMuchAsBefore() {
    let between = (Refills.quick + Refills.slow) / 2
    #expect(portions(window: 64, times: [quick, quick, between, between]) == [1, 2, 4, 4, 4])
  }

  @Test(arguments: [0, 1] as [KotlinWindow])
  func inARendezvousEveryElementIsAskedForAlone(_ window: KotlinWindow) {
    #expect(portions(window: window, times: [quick, quick, quick]) == [1, 1, 1, 1])
  }

  @Test func anUnlimitedWindowIsAskedForOnce() {
    #expect(portions(window: .unlimited, times: [quick, slow]) == [.max])
  }

  @Test func elsewhereTheWindowIsAskedForAtOnceAndAgainWhenHalfIsUsedUp() {
    var refills = Refills(window: 64, isTimed: false)
    #expect(refills.first() == 64)
    #expect(refills.next(consumed: 10) == nil)
    #expect(refills.next(consumed: 21) == nil)
    #expect(refills.next(consumed: 1) == 32)
    #expect(refills.next(consumed: 64) == 64)
  }

  @Test func elementsRequestedBeforeASlowCallAreUsedUpFirst() {
    var refills = Refills(window: 64, isTimed: true)
    var asked = refills.first()
    while asked < 64 {
      refills.took(nanoseconds: quick)
      asked = refills.next(consumed: Int(asked))!
    }
    refills.took(nanoseconds: slow)
    #expect(refills.next(consumed: 63) == nil)
    #expect(refills.next(consumed: 1) == 1)
  }

  @Test func elementsBeyondTheRequestAreNoCredit() {
    var refills = Refills(window: 4, isTimed: false)
    #expect(refills.first() == 4)
    #expect(refills.next(consumed: .max) == 4)
    #expect(refills.next(consumed: .max) == 4)
  }
}
