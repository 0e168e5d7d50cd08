import Testing

@testable import KotlinBridgeBenchmark

@Suite struct StatisticsTests {
  @Test func theMedianIsTheMiddleOne() {
    #expect([3.0, 1, 2].median == 2)
    #expect([4.0, 1, 2, 3].median == 2.5)
    #expect([7.0].median == 7)
  }

  @Test func quantilesLieBetweenTheNearestSamples() {
    let samples = (0...100).map(Double.init).shuffled()
    #expect(samples.quantile(0) == 0)
    #expect(samples.quantile(0.99) == 99)
    #expect(samples.quantile(1) == 100)
    #expect([10.0, 20].quantile(0.25) == 12.5)
  }

  @Test func theSpreadIsHalfTheDistanceOfTheQuartilesToTheMedian() {
    #expect([100.0, 100, 100].spread == 0)
    #expect([80.0, 90, 100, 110, 120].spread == 0.1)
  }

  @Test func ofNoSamplesThereIsNoMedian() {
    #expect([Double]().median.isNaN)
  }
}
