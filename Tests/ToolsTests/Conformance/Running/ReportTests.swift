import Foundation
import KotlinBridgeConformance
import TestHelpers
import Testing

/// The reports of a run: text, JSON, and JUnit's XML.
struct ReportTests {
  /// One result of each kind.
  static func report() throws -> RunReport {
    var settings = RunSettings()
    settings.seed = 7
    var report = RunReport(library: "lib<&>.so", settings: settings)
    let found: [(String, Form, Finding, Standing)] = [
      ("K1", .callback, .passed, .passed), ("K1", .sequence, .passed, .passed),
      ("K2", .callback, .failed(expected: "0 1", observed: "1 \u{1B}[0m]]> \"0\"\n"), .failed),
      ("K2", .sequence, .failed(expected: "0", observed: "1"), .warning),
      ("K4", .callback, .failed(expected: "0", observed: "1"), .known),
      ("K5", .callback, .passed, .fixed),
      ("K7", .callback, .notOffered("a flow 'null:3'"), .notOffered),
      ("K8", .callback, .couldNotRun("no memory"), .couldNotRun),
    ]
    report.results = try found.map { id, form, finding, standing in
      CheckResult(
        try planned(id, form), finding, standing, duration: .milliseconds(1234),
        output: standing == .failed ? "one\u{0}\ntwo\n" : "", again: "kotlin-bridge check x")
    }
    report.skipped = [try planned("K9", .callback), try planned("K9", .sequence)]
    report.duration = .seconds(3)
    return report
  }

  static func planned(_ id: String, _ form: Form) throws -> PlannedCheck {
    var selection = Selection()
    (selection.rules, selection.forms) = ([id], [form])
    return try #require(try Plan(selection, forms: [form]).checks.first)
  }

  @Test func theSummaryHasATableAndTheCounts() throws {
    let summary = TextReport(try Self.report(), console: Screen().console).summary
    #expect(
      summary == """
        rule  callback  sequence
        K1    pass      pass
        K2    FAIL      warn
        K4    known
        K5    FIXED
        K7    –
        K8    CAN'T
        K9    skip      skip

        2 passed, 3 failed, 1 warning
        1 could not run, which fails the run
        1 known as failing passed, which fails the run: take them off the list
        1 failed as known
        1 SHOULD not kept: a warning, which fails the run with --strict
        not offered: a flow 'null:3': K7 (callback)
        could not run: no memory: K8 (callback)
        skipped as requested: K9 (callback, sequence)
        """)
  }

  @Test func aFailureSaysAllThatThereIs() throws {
    var report = try Self.report()
    (report.results, report.skipped) = ([report.results[2]], [])
    #expect(
      TextReport(report, console: Screen().console).text.hasPrefix(
        """
        FAIL K2 MUST callback
          Elements arrive in the order in which they were emitted, wherever Kotlin code runs.
          expected: 0 1
          observed: 1 \\u{1B}[0m]]> "0"\\u{A}
          printed:
            | one\\u{0}
            | two
          again:    kotlin-bridge check x

        rule  callback

        """))
  }

  /// K1 explains K6 and, by way of K6, K8. K2 explains nothing.
  private static func explainedReport() throws -> RunReport {
    func failure(_ rule: String?) -> Finding {
      .failed([CheckFailure(rule: rule, flow: "start (endless)", expected: "0", observed: "1")])
    }
    let found = [("K1", nil), ("K2", nil), ("K6", "K1"), ("K8", "K6"), ("K9", "K4")]
    var report = RunReport(library: "libshop.so", settings: RunSettings())
    report.results = try found.map { id, explainer in
      CheckResult(try planned(id, .callback), failure(explainer), .failed, again: "again \(id)")
    }
    // K2 is there first, and explains nothing.
    report.results.swapAt(0, 1)
    report.explain()
    return report
  }

  @Test func whatExplainsMostComesFirstAndTellsTheOthers() throws {
    let report = try Self.explainedReport()
    let standings: [Standing] = [.failed, .failed, .explained, .explained, .failed]
    #expect(report.results.map(\.standing) == standings)
    let text = TextReport(report, console: Screen().console).text
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("FAIL ") }
    // The rule that explains K9 did not fail, so K9 counts by itself.
    #expect(heads == ["FAIL K1 MUST callback", "FAIL K2 MUST callback", "FAIL K9 MUST callback"])
    #expect(text.contains("\n  flow:     start (endless)\n  expected: 0\n"))
    #expect(text.contains("\n  again:    again K1\n  explained by K1: K6, K8\n"))
    #expect(text.hasSuffix("\n0 passed, 3 failed, 2 explained by them"))
    #expect(report.exitStatus == 1)
  }

  @Test func theReportsForMachinesTellWhatExplainsAFailure() throws {
    let report = try Self.explainedReport()
    let json = try Self.object(report.json)
    #expect(json["failed"] as? Int == 3)
    #expect(json["explained"] as? Int == 2)
    let results = try #require(json["results"] as? [[String: Any]])
    #expect(results[2]["outcome"] as? String == "explained")
    #expect(results[2]["explainedBy"] as? [String] == ["K1"])
    let failures = try #require(results[2]["failures"] as? [[String: String]])
    #expect(
      failures == [["rule": "K1", "flow": "start (endless)", "expected": "0", "observed": "1"]])
    #expect(report.junit.contains("failures=\"3\" errors=\"0\" skipped=\"2\""))
    #expect(report.junit.contains("<skipped message=\"explained by K1: start (endless): 1\"/>"))
  }

  @Test func aKnownPatternStandsBelowTheCounts() throws {
    var report = try Self.explainedReport()
    let mistake = Mistake.all[0]
    report.pattern = mistake
    #expect(
      TextReport(report, console: Screen().console).text.hasSuffix(
        "\n0 passed, 3 failed, 2 explained by them\n"
          + "\(mistake.sentence). See docs/RULES.md#\(mistake.anchor)"))
    let pattern = try #require(try Self.object(report.json)["pattern"] as? [String: String])
    #expect(pattern["section"] == "docs/RULES.md#\(mistake.anchor)")
  }

  @Test func whatAPassLeftOutIsTold() throws {
    var report = try Self.report()
    report.results = [report.results[0]]
    report.results[0].finding = .passed(note: "37 of 100 rounds, for lack of time")
    #expect(
      TextReport(report, console: Screen().console).summary.contains(
        "passed with less than was requested: 37 of 100 rounds, for lack of time: K1 (callback)"))
    #expect(report.json.contains("\"note\" : \"37 of 100 rounds, for lack of time\""))
    #expect(
      report.junit.contains("<system-out>37 of 100 rounds, for lack of time</system-out>"))
  }

  @Test func aRunWithTooFewChecksFails() throws {
    var report = try Self.report()
    report.results = Array(report.results[..<2])
    report.minimum = 2
    #expect(report.exitStatus == 0)
    report.minimum = 3
    #expect(report.exitStatus == 1)
    let summary = TextReport(report, console: Screen().console).summary
    #expect(summary.contains("\nFAIL: 2 checks have a verdict, but a pass needs 3: "))
    #expect(try Self.object(report.json)["minimum"] as? Int == 3)
    #expect(report.junit.contains("<failure message=\"2 checks have a verdict"))
    report.isPartial = true
    #expect(report.exitStatus == 130)
  }

  @Test func aPartialRunNeverLooksLikeSuccess() throws {
    var report = try Self.report()
    report.results = Array(report.results[..<2])
    report.notRun = [try Self.planned("K2", .callback)]
    report.isPartial = true
    #expect(report.exitStatus == 130)
    let summary = TextReport(report, console: Screen().console).summary
    #expect(summary.contains("\nPARTIAL: interrupted; 2 passed, 0 failed, 1 not run\n"))
    #expect(!summary.contains("\n2 passed, 0 failed"))
    #expect(report.junit.contains("errors=\"1\""))
    #expect(report.junit.contains("not run: interrupted"))
    let json = try Self.object(report.json)
    #expect(json["partial"] as? Bool == true)
    #expect((json["notRun"] as? [[String: String]]) == [["rule": "K2", "form": "callback"]])
  }

  @Test(arguments: [
    (Standing.passed, Int32(0)), (.warning, 0), (.known, 0), (.failed, 1), (.fixed, 1),
    (.couldNotRun, 1), (.notOffered, 2),
  ])
  func theExitStatusFollowsFromTheResults(standing: Standing, status: Int32) throws {
    var report = try Self.report()
    report.results = report.results.filter { $0.standing == standing }
    #expect(report.exitStatus == status)
    report.results = []
    #expect(report.exitStatus == 2)
  }

  @Test func theJSONHasEachResult() throws {
    let json = try Self.object(try Self.report().json)
    #expect(json["schema"] as? Int == 1)
    #expect(json["seed"] as? Int == 7)
    #expect(json["passed"] as? Int == 2)
    #expect(json["failed"] as? Int == 3)
    #expect(json["exitStatus"] as? Int == 1)
    let results = try #require(json["results"] as? [[String: Any]])
    #expect(
      results.compactMap { $0["outcome"] as? String } == [
        "passed", "passed", "failed", "warning", "known", "fixed", "notOffered", "couldNotRun",
        "skipped", "skipped",
      ])
    #expect(
      (results[2]["failures"] as? [[String: String]])?.first?["observed"]
        == "1 \u{1B}[0m]]> \"0\"\n")
    #expect(results[6]["reason"] as? String == "a flow 'null:3'")
    #expect(results[2]["printed"] as? String == "one\u{0}\ntwo\n")
  }

  private static func object(_ text: String) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
