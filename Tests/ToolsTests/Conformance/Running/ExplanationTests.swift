import KotlinBridgeConformance
import Testing

/// Which failures other rules explain.
struct ExplanationTests {
  /// The standings of rules that failed because of these others; nil for a fault of their own.
  private func standings(_ failures: [(String, because: String?)]) throws -> [Standing] {
    var report = RunReport(library: "lib.so", settings: RunSettings())
    report.results = try failures.map { id, rule in
      CheckResult(
        try ReportTests.planned(id, .callback),
        .failed([CheckFailure(rule: rule, expected: "", observed: "")]), .failed)
    }
    report.explain()
    return report.results.map(\.standing)
  }

  @Test func aRuleThatFailedExplainsAnother() throws {
    #expect(try standings([("K1", nil), ("K12", because: "K1")]) == [.failed, .explained])
  }

  @Test func aRuleThatDidNotFailExplainsNothing() throws {
    #expect(try standings([("K12", because: "K1")]) == [.failed])
  }

  @Test func anExplainedRuleExplainsOthers() throws {
    #expect(
      try standings([("K1", nil), ("K19", because: "K12"), ("K12", because: "K1")])
        == [.failed, .explained, .explained])
  }

  @Test func twoRulesThatPointAtEachOtherBothFail() throws {
    #expect(
      try standings([("K10", because: "K21"), ("K21", because: "K10")]) == [.failed, .failed])
  }
}
