import KotlinBridgeBenchmark
import Testing

@Suite struct BoundsTests {
  private let bounds = Bounds(timesFloor: 3, timesFaster: 5, allocations: 0)

  private func row(_ ours: Double, _ usual: Double?, _ floor: Double?, _ allocations: Double?)
    -> ResultRow
  {
    var row = ResultRow(name: "row", unit: "ns")
    (row.ours, row.usual, row.floor, row.allocations) = (ours, usual, floor, allocations)
    return row
  }

  @Test func aRowWithinItsBoundsBreaksNone() {
    #expect(bounds.broken(by: row(30, 150, 10, 0)) == [])
  }

  @Test func eachBoundIsBrokenByItself() {
    #expect(
      bounds.broken(by: row(31, 155, 10, 0)) == [
        "row: 3.1 times the floor, but at most 3.0 are allowed"
      ])
    #expect(
      bounds.broken(by: row(30, 120, 10, 0)) == [
        "row: 4.0 times as fast as the usual code, but at least 5.0 are required"
      ])
    #expect(
      bounds.broken(by: row(30, 150, 10, 1)) == [
        "row: 1.0 allocations, but at most 0.0 are allowed"
      ])
  }

  @Test func whatHasNoFigureBreaksNothing() {
    #expect(bounds.broken(by: row(30, nil, nil, nil)) == [])
  }

  @Test func aGoalIsMissedAndNothingIsBroken() {
    let bounds = Bounds(timesFloor: 3, goal: 2)
    #expect(bounds.missed(by: row(20, nil, 10, nil)) == nil)
    #expect(
      bounds.missed(by: row(21, nil, 10, nil))
        == "row: 2.1 times the floor, but the goal is at most 2.0")
    #expect(bounds.broken(by: row(21, nil, 10, nil)) == [])
    #expect(bounds.missed(by: row(21, nil, nil, nil)) == nil)
  }

  @Test func allBoundsAreOfRows() throws {
    let library = try BenchLibrary(path: BenchLibrary.defaultPath())
    let rows = Set(try Row.all(of: library, isQuick: true).map(\.name))
    #expect(Set(Bounds.all.keys).subtracting(rows) == [])
  }
}
