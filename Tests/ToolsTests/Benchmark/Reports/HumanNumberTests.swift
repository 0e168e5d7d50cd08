import KotlinBridgeBenchmark
import Testing

@Suite struct HumanNumberTests {
  @Test(arguments: [
    (0, "0"), (1, "1"), (1.02, "1.02"), (1.5, "1.5"), (2.999, "3"), (9.996, "10"), (15.24, "15.2"),
    (99.96, "100"), (790.4, "790"), (0.7, "0.7"), (0.0126, "0.013"), (0.0006, "0.001"),
  ])
  func threeDigitsAreShown(value: Double, text: String) {
    #expect(humanNumber(value) == text)
  }

  @Test(arguments: [
    (999.6, "1\u{202F}000"), (1000, "1\u{202F}000"), (22_713, "22\u{202F}700"),
    (1_234_567, "1\u{202F}230\u{202F}000"), (-22_713, "-22\u{202F}700"),
  ])
  func thousandsAreApart(value: Double, text: String) {
    #expect(humanNumber(value) == text)
  }

  @Test func whatIsNotQuiteNothingIsNotShownAsNothing() {
    #expect(humanNumber(0.0001) == "<0.001")
    #expect(humanPercent(0.0001) == "<1\u{202F}%")
  }

  @Test(arguments: [nil, .nan, .infinity, -.infinity] as [Double?])
  func noNumberIsADash(value: Double?) {
    #expect(humanNumber(value) == "–")
    #expect(humanRatio(value) == "–")
    #expect(humanPercent(value) == "–")
  }

  @Test func hugeNumbersHaveAText() {
    #expect(humanNumber(1e300).count > 300)
    #expect(!humanNumber(.greatestFiniteMagnitude).isEmpty)
  }

  @Test(arguments: [(2.14, "2.1x"), (21.4, "21x"), (0.65, "0.65x"), (1, "1x"), (364, "360x")])
  func ratiosHaveTwoDigits(value: Double, text: String) {
    #expect(humanRatio(value) == text)
  }

  @Test(arguments: [(0, "0\u{202F}%"), (0.042, "4\u{202F}%"), (0.226, "23\u{202F}%")])
  func percentAreWhole(value: Double, text: String) {
    #expect(humanPercent(value) == text)
  }
}
