import Testing

@testable import KotlinBridgeConformance

/// How a failure names what differs first.
struct ElementDifferenceTests {
  private static func elements(_ values: some Sequence<Int64>) -> [ObservedEvent] {
    values.map { .element($0) }
  }

  @Test(
    arguments: [
      ([0, 1, 2], 3, nil),
      ([], 0, nil),
      ([2, 0, 1], 3, nil),
      ([], 3, "no element arrived"),
      ([0, 1], 3, "element 2 is missing: 2 of 3 arrived"),
      ([1, 2], 3, "element 0 is missing: 2 of 3 arrived"),
      ([0, 0, 1, 2], 3, "element 0 arrived twice: 4 of 3 arrived"),
      ([0, 1, 2, 3], 3, "3 arrived, which is not an element of the flow: 4 of 3 arrived"),
      ([-1, 0, 1, 2], 3, "-1 arrived, which is not an element of the flow: 4 of 3 arrived"),
    ] as [([Int64], Int64, String?)])
  func theFirstDifferenceHasTheCounts(values: [Int64], count: Int64, difference: String?) {
    #expect(ElementDifference(of: Self.elements(values), from: count)?.description == difference)
  }

  @Test func oneOfManyIsNamed() {
    let values = (0..<20_000 as Range<Int64>).filter { $0 % 1000 != 999 }
    #expect(
      ElementDifference(of: Self.elements(values), from: 20_000)?.description
        == "element 999 is missing: 19980 of 20000 arrived")
  }

  @Test func theOrderCountsWhereItIsAskedFor() {
    let difference = ElementDifference(of: Self.elements([0, 2, 1]), from: 3, isOrdered: true)
    #expect(difference?.description == "element 2 arrived before element 1")
  }
}
