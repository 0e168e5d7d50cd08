import KotlinBridgeTools

/// The report of a run in JUnit's XML, which CI systems read: a suite for each form, a case for
/// each rule.
///
/// - A result that fails the run is a `failure`. A check that could not run, or that an
///   interruption left out, is an `error`.
/// - A check that is not offered or skipped, a known failure, and a failure that another one
///   explains, is `skipped`, with the reason.
/// - A warning is a case that passes, and stands in its `system-out`. So does what a check that
///   passes left out.
/// - A run with too few checks is one more case, with a `failure`.
/// - A run that could not run anything is one case with an `error`.
struct JUnitReport {
  let report: RunReport

  var text: String {
    var suites = report.problem.map { [JUnitSuite(problem: $0)] } ?? suitesOfForms
    if report.isTooSmall { suites.append(JUnitSuite(tooSmall: report.sentenceOnSize)) }
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    let counts = xmlAttributes(
      ("tests", suites.sum(\.tests)), ("failures", suites.sum(\.failures)),
      ("errors", suites.sum(\.errors)), ("skipped", suites.sum(\.skipped)))
    let name = "kotlin-bridge check \(report.library)"
    lines.append(
      "<testsuites\(xmlAttributes(("name", name)))\(counts) time=\"\(report.duration.secondsToTheMillisecond)\">"
    )
    for suite in suites { lines += suite.lines(properties) }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private var suitesOfForms: [JUnitSuite] {
    Form.allCases.map { form in
      var suite = JUnitSuite(form.rawValue)
      for result in report.results where result.check.form == form { suite.add(result) }
      for check in report.skipped where check.form == form { suite.add(skipped: check) }
      for check in report.notRun where check.form == form { suite.add(notRun: check) }
      return suite
    }.filter { $0.tests > 0 }
  }

  private var properties: [String] {
    let values: [(String, any CustomStringConvertible)] = [
      ("library", report.library), ("seed", report.settings.seed),
      ("rounds", report.settings.rounds), ("strict", report.isStrict),
      ("partial", report.isPartial),
    ]
    return ["<properties>"]
      + values.map { "  <property\(xmlAttributes(("name", $0.0), ("value", $0.1)))/>" }
      + ["</properties>"]
  }
}

extension RunReport {
  package var junit: String { JUnitReport(report: self).text }
}

extension [JUnitSuite] {
  fileprivate func sum(_ count: KeyPath<Element, Int>) -> Int {
    reduce(0) { $0 + $1[keyPath: count] }
  }
}
