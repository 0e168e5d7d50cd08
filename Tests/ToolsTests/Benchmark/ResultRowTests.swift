import KotlinBridgeBenchmark
import Testing

@Suite struct ResultRowTests {
  @Test func theRatiosAreThoseOfTheFigures() {
    var row = ResultRow(name: "flow-long-async", unit: "ns")
    #expect(row.timesFloor == nil)
    #expect(row.timesFaster == nil)
    row.ours = 30
    row.usual = 600
    row.floor = 15
    #expect(row.timesFloor == 2)
    #expect(row.timesFaster == 20)
  }

  @Test func noRatioIsTakenToNothing() {
    var row = ResultRow(name: "flow-long-async", unit: "ns")
    (row.ours, row.usual, row.floor) = (0, 1, 0)
    #expect(row.timesFloor == nil)
    #expect(row.timesFaster == nil)
  }
}
