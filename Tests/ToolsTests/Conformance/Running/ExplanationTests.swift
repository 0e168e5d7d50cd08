import KotlinBridgeConformance
import KotlinBridgeTools
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

/// Which rule a failure counts for.
struct AttributionTests {
  /// The report of a run in which K40 saw failures of these rules, and other checks had these findings.
  private func report(
    _ rules: [String?], beside others: [(String, Finding)] = [], skipping skips: [String] = []
  ) throws -> RunReport {
    var report = RunReport(library: "lib.so", settings: RunSettings())
    report.skipped = try skips.map { try ReportTests.planned($0, .callback) }
    let failures = rules.map {
      CheckFailure(breaks: $0, flow: "start", expected: "no end", observed: "0")
    }
    report.results = try (others + [("K40", .failed(failures))]).map { id, finding in
      Self.judged(try ReportTests.planned(id, .callback), finding)
    }
    report.results[report.results.count - 1].again = "again K40"
    report.attribute(Self.judged)
    report.explain()
    return report
  }

  private static func judged(_ check: PlannedCheck, _ finding: Finding) -> CheckResult {
    CheckResult(
      check, finding, Standing(finding, level: check.rule.level, isKnown: false, isStrict: false))
  }

  private func standings(_ report: RunReport) -> [String: Standing] {
    Dictionary(uniqueKeysWithValues: report.results.map { ($0.check.rule.id, $0.standing) })
  }

  @Test func aRuleWhoseOwnCheckSawNothingFailsByWhatAnotherSaw() throws {
    let report = try report(["K10"], beside: [("K10", .passed)])
    #expect(standings(report) == ["K10": .failed, "K40": .explained])
    let seen = report.results[0]
    #expect(
      seen.finding
        == .failed([
          CheckFailure(flow: "start", expected: "no end", observed: "seen by K40 callback: 0")
        ]))
    #expect(seen.again == "again K40")
  }

  @Test func aRuleThatIsNotPartOfTheRunFailsToo() throws {
    #expect(try standings(report(["K10"])) == ["K10": .failed, "K40": .explained])
  }

  @Test func aRuleThatIsLeftOutDoesNotFail() throws {
    #expect(try standings(report(["K10"], skipping: ["K10"])) == ["K40": .failed])
  }

  @Test func aKnownFailureBreaksNoOtherRule() throws {
    var report = try report(["K10"], beside: [("K10", .passed)], skipping: ["K10"])
    (report.skipped, report.results[1].standing) = ([], .known)
    report.attribute(Self.judged)
    #expect(standings(report) == ["K10": .passed, "K40": .known])
  }

  @Test func aRuleWhoseOwnCheckFailedKeepsItsFailure() throws {
    let own = Finding.failed(expected: "silence", observed: "1")
    let report = try report(["K10"], beside: [("K10", own)])
    #expect(standings(report) == ["K10": .failed, "K40": .explained])
    #expect(report.results[0].finding == own)
  }

  @Test func aCheckThatAlsoFailsByItselfIsNotExplained() throws {
    #expect(
      try standings(report(["K10", nil], beside: [("K10", .passed)]))
        == ["K10": .failed, "K40": .failed])
  }

  @Test func theReportTellsTheBrokenRuleBesideAFailureOfTheCheckItself() throws {
    let report = try report(["K10", nil], beside: [("K10", .passed)])
    let text = TextReport(report, console: Console()).text
    #expect(text.contains("\n  observed: 0\n  breaks:   K10\n"), "\(text)")
    #expect(text.contains("\n  observed: seen by K40 callback: 0\n"), "\(text)")
  }

  @Test func eachBrokenRuleFailsOnce() throws {
    let report = try report(["K10", "K3", "K10"], beside: [("K3", .notOffered("x"))])
    #expect(standings(report) == ["K3": .failed, "K10": .failed, "K40": .explained])
    #expect(report.results.flatMap(\.finding.failures).count == 5)
  }

  @Test func aRuleWithoutACheckInTheFormExplainsNothing() throws {
    #expect(try standings(report(["K20"])) == ["K40": .failed])
  }
}
