import Testing

@testable import KotlinBridgeBenchmark

@Suite struct LogScaleTests {
  @Test func theEndsAreWholeDecades() {
    let scale = LogScale(covering: [15.2, 33.1, 19_160])
    #expect(scale.exponents == 1...5)
    #expect(scale.position(ofDecade: 1) == 0)
    #expect(scale.position(ofDecade: 3) == 0.5)
    #expect(scale.position(ofDecade: 5) == 1)
  }

  @Test func valuesStandByTheirLogarithm() {
    let scale = LogScale(covering: [20, 10_000])
    #expect(scale.exponents == 1...4)
    #expect(scale.position(of: 10_000) == 1)
    #expect(abs(scale.position(of: 100) - 1.0 / 3) < 1e-9)
    #expect(abs(scale.position(of: 20) - 0.30103 / 3) < 1e-5)
  }

  @Test func theLeastHasABarEvenOnADecade() {
    #expect(LogScale(covering: [10, 10]).exponents == 0...1)
    #expect(LogScale(covering: [0.01]).exponents == -3 ... -2)
  }

  @Test func whatIsBeyondStandsAtTheEnds() {
    let scale = LogScale(covering: [20, 90])
    #expect(scale.position(of: 0) == 0)
    #expect(scale.position(of: -1) == 0)
    #expect(scale.position(of: 1) == 0)
    #expect(scale.position(of: 1000) == 1)
  }

  @Test(arguments: [[], [0], [.nan, .infinity]])
  func nothingToCoverIsAScaleToo(values: [Double]) {
    #expect(LogScale(covering: values).exponents == 0...1)
  }

  @Test(arguments: [
    (-4, "1e-4"), (-3, "0.001"), (-1, "0.1"), (0, "1"), (2, "100"), (4, "10k"), (9, "1G"),
    (15, "1e15"),
  ])
  func decadesHaveShortLabels(exponent: Int, label: String) {
    #expect(LogScale.label(ofDecade: exponent) == label)
  }
}
