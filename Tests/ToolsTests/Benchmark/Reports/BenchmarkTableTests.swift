import KotlinBridgeBenchmark
import Testing

@Suite struct BenchmarkTableTests {
  @Test func columnsAreAlignedAndWhatThereIsNoneOfIsADash() {
    let results = BenchmarkResults.sample(
      .sample(ours: 33.1, usual: 790, floor: 15.2, spread: 0.04, allocations: 0),
      .sample("start-up", unit: "us", ours: 22_713, allocations: 1.02))
    let table = BenchmarkTable(results).lines.drop { !$0.hasPrefix("row") }.prefix(3)
    #expect(
      Array(table) == [
        "row              unit    ours  usual  floor  x floor  faster  spread  allocations",
        "flow-long-async  ns      33.1    790   15.2     2.2x     24x     4\u{202F}%            0",
        "start-up         us    22\u{202F}700      –      –        –       –       –         1.02",
      ])
  }

  @Test func aRowWhoseSpreadIsTooWideSaysSo() {
    let results = BenchmarkResults.sample(
      .sample("steady", spread: 0.15), .sample("shaky", spread: 0.16))
    let lines = BenchmarkTable(results).lines
    #expect(lines.filter { $0.hasSuffix("  spread too wide") }.count == 1)
    #expect(lines.contains { $0.hasPrefix("shaky") && $0.hasSuffix("  spread too wide") })
  }

  @Test func instructionsHaveAColumnOnlyIfAnyRowHasSome() {
    var row = ResultRow.sample()
    func head() -> String? { BenchmarkTable(.sample(row)).lines.first { $0.hasPrefix("row") } }
    #expect(head()?.hasSuffix("allocations") == true)
    row.instructions = 120
    #expect(head()?.hasSuffix("allocations  instructions") == true)
  }

  @Test func theMachineAndTheMethodComeFirst() {
    let lines = BenchmarkTable(.sample(.sample())).lines
    #expect(
      lines.prefix(5) == [
        "machine   A <fast> & \"small\" one, 2 cores, 8 GB, Linux 6.1",
        "versions  Swift 6.3.1, Kotlin 2.3.0", "date      2025-11-21T12:00:00Z",
        "method    Medians of interleaved runs.", "",
      ])
  }

  @Test func longTextsAreWrapped() {
    var results = BenchmarkResults.sample(.sample())
    results.machine.method = Array(repeating: "word", count: 40).joined(separator: " ")
    let lines = BenchmarkTable(results).lines
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.joined(separator: " ").split(separator: "word").count == 41)
  }

  @Test func noRowsAreATableToo() {
    #expect(BenchmarkTable(.sample()).lines.contains { $0.hasPrefix("row  unit  ours") })
  }
}
