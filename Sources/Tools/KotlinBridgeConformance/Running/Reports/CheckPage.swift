import KotlinBridgeTools

/// The report of a run as one page: the rules by form, then each failure with its likely cause. It needs
/// neither a network nor scripts, and each colour stands beside a word.
struct CheckPage {
  let report: RunReport

  var html: String { "<!DOCTYPE html>\n\(document.source)\n" }

  private var title: String { "kotlin-bridge check \(printable(report.library, isOneLine: true))" }

  private var document: Markup {
    element("html", ["lang": "en"]) {
      element("head") {
        element("meta", ["charset": "utf-8"])
        element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        element("title") { title }
        element("style") { Markup(source: Self.css) }
      }
      element("body") {
        element("h1") { title }
        for line in summary { element("p") { line } }
        if report.problem == nil { matrix }
        for finding in report.findings { section(of: finding.result, explains: finding.explains) }
      }
    }
  }

  /// What the text says below its table.
  private var summary: [String] {
    if let problem = report.problem { return [problem] }
    let plain = Console(isTerminal: false, hasColor: false) { _ in }
    let seconds = report.duration.secondsToTheMillisecond
    return TextReport(report, console: plain).summaryWithoutTable + [
      "seed \(report.settings.seed), \(report.settings.rounds) rounds, \(seconds) s"
    ]
  }

  private var matrix: Markup {
    let places =
      report.results.map { ($0.check, $0.standing) } + report.skipped.map { ($0, .skipped) }
    let forms = Form.allCases.filter { form in places.contains { $0.0.form == form } }
    return element("table") {
      element("tr") {
        element("th") { "rule" }
        for form in forms { element("th") { form.rawValue } }
      }
      for rule in Rule.all where places.contains(where: { $0.0.rule.id == rule.id }) {
        element("tr") {
          element("th", ["title": rule.sentence]) { rule.id }
          for form in forms {
            cell(of: places.first { $0.0.rule.id == rule.id && $0.0.form == form })
          }
        }
      }
    }
  }

  private func cell(of place: (check: PlannedCheck, standing: Standing)?) -> Markup {
    guard let (check, standing) = place else { return element("td") { "" } }
    let anchor = Self.anchor(check)
    let hasSection = report.findings.contains { Self.anchor($0.result.check) == anchor }
    return element("td", ["class": standing.rawValue]) {
      if hasSection { element("a", ["href": "#\(anchor)"]) { standing.cell } }
      if !hasSection { standing.cell }
    }
  }

  private func section(of result: CheckResult, explains others: [String]) -> Markup {
    let rule = result.check.rule
    return element("section", ["id": Self.anchor(result.check)]) {
      element("h2") {
        "\(result.standing.cell) \(rule.id) \(rule.level.rawValue) \(result.check.form.rawValue)"
      }
      element("p") { rule.sentence }
      element("dl") {
        for (subject, text) in facts(of: result, explains: others) {
          element("dt") { subject }
          element("dd") { text }
        }
      }
    }
  }

  private func facts(of result: CheckResult, explains others: [String]) -> [(String, String)] {
    var facts: [(String, String)] = []
    switch result.finding {
    case .failed(let failures):
      for failure in failures {
        if let flow = failure.flow { facts.append(("flow", flow)) }
        facts += [("expected", failure.expected), ("observed", failure.observed)]
        if let rule = failure.breaks { facts.append(("breaks", rule)) }
        if let cause = failure.rule { facts.append(("likely cause", "\(cause), which failed too")) }
      }
    case .passed: facts.append(("observed", "it passes although it is listed as a known failure"))
    case .notOffered(let what), .couldNotRun(let what): facts.append(("reason", what))
    }
    if let pattern = report.pattern, pattern.rules.contains(result.check.rule.id) {
      facts.append(("likely cause", "\(pattern.sentence). See \(pattern.section)"))
    }
    facts.append(("why", result.check.rule.intent))
    facts.append(("rule", Self.line(of: result.check.rule)))
    if !others.isEmpty { facts.append(("explains", others.joined(separator: ", "))) }
    if !result.output.isEmpty { facts.append(("printed", result.output)) }
    facts.append(("again", result.again))
    return facts.map { ($0.0, printable($0.1)) }
  }

  private static func anchor(_ check: PlannedCheck) -> String {
    "\(check.rule.id)-\(check.form.rawValue)"
  }

  /// Where docs/RULES.md has the rule.
  private static func line(of rule: Rule) -> String {
    let heading = "### \(rule.id) "
    let lines = Rule.document.split(separator: "\n", omittingEmptySubsequences: false)
    let number = lines.firstIndex { $0.hasPrefix(heading) }.map { ":\($0 + 1)" } ?? ""
    return "docs/RULES.md\(number)"
  }

  /// It has neither `<` nor `&`: XML requires them to be escaped, and HTML forbids that.
  private static let css = """
    :root { color-scheme: light dark; --line: #d9dde2; --bad: #b3261e; --doubt: #8a5a00; --good: #2b6e4f; --quiet: #5c6570; }
    @media screen and (prefers-color-scheme: dark) {
      :root { --line: #353a42; --bad: #ff8a80; --doubt: #e3b341; --good: #6fd0a5; --quiet: #9aa3ae; }
    }
    body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
    h1 { font-size: 1.5rem; overflow-wrap: anywhere; }
    h2 { font-size: 1.125rem; margin: 2rem 0 0.5rem; }
    table { border-collapse: collapse; font-size: 0.875rem; }
    th, td { padding: 0.125rem 0.75rem; border: 1px solid var(--line); text-align: left; font-weight: normal; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
    dt { color: var(--quiet); }
    dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; font-family: ui-monospace, monospace; font-size: 0.875rem; }
    .passed { color: var(--good); }
    .failed, .fixed, .couldNotRun { color: var(--bad); font-weight: 600; }
    .warning, .known, .explained { color: var(--doubt); }
    .notOffered, .skipped { color: var(--quiet); }
    a { color: inherit; }
    """
}

extension RunReport {
  package var html: String { CheckPage(report: self).html }
}
