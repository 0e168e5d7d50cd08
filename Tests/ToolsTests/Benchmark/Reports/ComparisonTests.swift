import KotlinBridgeBenchmark
import Testing

@Suite struct ComparisonTests {
  @Test func whatIsBeyondTheNoiseIsListedMostFirst() {
    let old = BenchmarkResults.sample(
      .sample("a", ours: 100, spread: 0), .sample("b", ours: 100, spread: 0),
      .sample("c", ours: 98, spread: 0))
    let new = BenchmarkResults.sample(
      .sample("a", ours: 106, spread: 0), .sample("b", ours: 22_700, spread: 0),
      .sample("c", ours: 75, spread: 0))
    #expect(
      lines(old, new) == [
        "slower:", "  b: 100 -> 22\u{202F}700 ns, 227x", "  a: 100 -> 106 ns, 1.06x", "faster:",
        "  c: 98 -> 75 ns, 1.31x",
      ])
  }

  @Test func whatIsWithinTheNoiseIsNoChange() {
    let old = BenchmarkResults.sample(
      .sample("a", ours: 100, spread: 0), .sample("b", ours: 100, spread: 0.04))
    let new = BenchmarkResults.sample(
      .sample("a", ours: 105, spread: 0), .sample("b", ours: 87, spread: 0.03))
    #expect(lines(old, new) == ["nothing changed beyond the noise"])
  }

  @Test func aWideSpreadOfEitherHidesAChange() {
    let steady = BenchmarkResults.sample(.sample(ours: 100, spread: 0.01))
    let shaky = BenchmarkResults.sample(.sample(ours: 150, spread: 0.3))
    #expect(lines(steady, shaky) == ["nothing changed beyond the noise"])
    #expect(lines(shaky, steady) == ["nothing changed beyond the noise"])
  }

  @Test func whatWasSampledOnceIsNotJudged() {
    let old = BenchmarkResults.sample(
      .sample("a", ours: 100, spread: nil), .sample("b", unit: "KB", ours: 100, spread: nil))
    let new = BenchmarkResults.sample(
      .sample("a", ours: 200, spread: nil), .sample("b", unit: "KB", ours: 101, spread: nil))
    #expect(lines(old, new) == ["slower:", "  b: 100 -> 101 KB, 1.01x"])
  }

  @Test func allocationsCountThoughTheTimeIsTheSame() {
    let old = BenchmarkResults.sample(
      .sample("a", allocations: 0), .sample("b", allocations: 1), .sample("c", allocations: 1))
    let new = BenchmarkResults.sample(
      .sample("a", allocations: 1.02), .sample("b", allocations: 1.04), .sample("c"))
    #expect(lines(old, new) == ["allocations per operation:", "  a: 0 -> 1.02"])
  }

  @Test func rowsOfOneRunAloneAreNamed() {
    let old = BenchmarkResults.sample(.sample("a"), .sample("b"), .sample("c", unit: "ns"))
    let new = BenchmarkResults.sample(
      .sample("a"), .sample("b", ours: nil), .sample("c", unit: "us"), .sample("d"))
    #expect(
      lines(old, new) == [
        "nothing changed beyond the noise", "only in the old results: b, c",
        "only in the new results: c, d",
      ])
  }

  @Test func runsWithoutACommonRowSaySo() {
    #expect(lines(.sample(), .sample()) == ["no row is in both results"])
  }

  @Test func aFigureThatWasZeroHasNoFactor() {
    let old = BenchmarkResults.sample(.sample(ours: 0, spread: 0))
    let new = BenchmarkResults.sample(.sample(spread: 0))
    #expect(lines(old, old) == ["nothing changed beyond the noise"])
    #expect(lines(old, new) == ["slower:", "  flow-long-async: 0 -> 33.1 ns, –"])
  }

  @Test func otherMachinesAndVersionsAreNoted() {
    let old = BenchmarkResults.sample(.sample())
    var new = old
    new.machine.processor = "B"
    new.machine.cores = 4
    new.machine.swift = "6.4"
    new.machine.kotlin = "2.4.0"
    new.machine.date = "2026-01-01"
    #expect(
      lines(old, new) == [
        "different processors: A <fast> & \"small\" one -> B", "different cores: 2 -> 4",
        "different versions of Swift: 6.3.1 -> 6.4", "different versions of Kotlin: 2.3.0 -> 2.4.0",
        "nothing changed beyond the noise",
      ])
  }

  private func lines(_ old: BenchmarkResults, _ new: BenchmarkResults) -> [String] {
    Comparison(old: old, new: new).lines
  }
}
