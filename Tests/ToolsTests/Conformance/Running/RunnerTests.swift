import KotlinBridgeConformance
import KotlinBridgeLocks
import KotlinBridgeTools
import TestHelpers
import Testing

/// The order of results, and what a terminal shows.
struct RunnerTests {
  private func checks() throws -> [PlannedCheck] {
    try ["K1", "K2", "K3", "K4", "K5", "K6"].map { try ReportTests.planned($0, .callback) }
  }

  @Test(arguments: [1, 3, 20])
  func resultsComeInTheOrderOfThePlan(jobs: Int) throws {
    let checks = try checks()
    let running = Guarded((now: 0, most: 0))
    let results = Runner(jobs: jobs, interruption: Interruption()) { check in
      running.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      defer { running.withLock { $0.now -= 1 } }
      return CheckResult(check, .passed, .passed)
    }.run(checks)
    #expect(results.map { $0?.check.rule.id } == checks.map(\.rule.id))
    #expect(running.withLock { $0.most } <= jobs)
  }

  @Test func nothingIsStartedAfterAnInterruption() throws {
    let interruption = Interruption()
    let results = Runner(interruption: interruption) { check in
      if check.rule.id == "K3" {
        interruption.come()
        return nil
      }
      return CheckResult(check, .passed, .passed)
    }.run(try checks())
    // K4 runs before K3, because many rules stand on it.
    #expect(results.map { $0?.check.rule.id } == ["K1", "K2", nil, "K4", nil, nil])
  }

  @Test func colorsAreAroundWordsAlone() throws {
    let text = TextReport(
      try ReportTests.report(), console: Screen().console(isTerminal: true, hasColor: true)
    ).summary
    #expect(text.contains("\nK1    \u{1B}[32mpass\u{1B}[0m      \u{1B}[32mpass\u{1B}[0m\n"))
  }
}
