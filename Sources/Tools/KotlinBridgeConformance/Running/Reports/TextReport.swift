package import KotlinBridgeTools

/// The report of a run as text for people.
package struct TextReport {
  let report: RunReport
  let console: Console

  package init(_ report: RunReport, console: Console) {
    self.report = report
    self.console = console
  }

  /// The line that is printed when a result comes.
  package static func line(of result: CheckResult, on console: Console) -> String {
    let cell = console.colored(result.standing.cell, result.standing.color)
    let place = "\(result.check.rule.id) \(result.check.form.rawValue)"
    return "\(cell) \(place) (\(result.duration.secondsToTheMillisecond) s)"
  }

  /// The details of what needs them, then the summary.
  package var text: String {
    let parts = report.findings.map { details(of: $0.result, explains: $0.explains) }
    return (parts + [summary]).joined(separator: "\n\n")
  }

  private func details(of result: CheckResult, explains others: [String]) -> String {
    let rule = result.check.rule
    let head = "\(rule.id) \(rule.level.rawValue) \(result.check.form.rawValue)"
    var lines = [console.colored("\(result.standing.cell) \(head)", result.standing.color)]
    lines.append("  " + rule.sentence)
    switch result.finding {
    case .failed(let failures): lines += failures.flatMap(\.lines).map { "  " + $0 }
    case .passed: lines.append("  observed: it passes although it is listed as a known failure")
    case .notOffered(let what), .couldNotRun(let what):
      lines.append("  reason:   \(printable(what, isOneLine: true))")
    }
    let output = result.output.split(separator: "\n").suffix(12)
    if !output.isEmpty { lines.append("  printed:") }
    lines += output.map { "    | \(printable(String($0)))" }
    lines.append("  again:    \(printable(result.again, isOneLine: true))")
    if !others.isEmpty {
      lines.append("  explained by \(rule.id): \(others.joined(separator: ", "))")
    }
    return lines.joined(separator: "\n")
  }

  /// The table, the counts, and the reasons for which checks have no verdict.
  package var summary: String { (table + [""] + summaryWithoutTable).joined(separator: "\n") }

  /// The counts, and the reasons for which checks have no verdict.
  var summaryWithoutTable: [String] {
    let first =
      report.isPartial
      ? "PARTIAL: interrupted; \(counts), \(report.notRun.count) not run" : counts
    let pattern = report.pattern.map { ["\($0.sentence). See \($0.section)"] } ?? []
    return [first] + pattern + notes
  }

  private var counts: String {
    let explained = report.count(.explained)
    let warnings = report.count(.warning)
    return "\(report.passed) passed, \(report.failed) failed"
      + (explained > 0 ? ", \(explained) explained by them" : "")
      + (warnings > 0 ? ", \(warnings) \(warnings == 1 ? "warning" : "warnings")" : "")
  }

  private var notes: [String] {
    var notes: [String] = []
    func add(_ standing: Standing, _ text: String) {
      let count = report.count(standing)
      if count > 0 { notes.append("\(count) \(text)") }
    }
    add(.couldNotRun, "could not run, which fails the run")
    add(.fixed, "known as failing passed, which fails the run: take them off the list")
    add(.known, "failed as known")
    add(.warning, "SHOULD not kept: a warning, which fails the run with --strict")
    if report.hasHurried {
      notes.append(
        "after two rules had waited in vain, the later ones waited for 2 s and took at most 30 s; "
          + "with --patience, all wait equally long")
    }
    for (reason, checks) in reasons {
      notes.append("\(printable(reason, isOneLine: true)): \(Self.places(checks))")
    }
    if !report.skipped.isEmpty {
      notes.append("skipped as requested: \(Self.places(report.skipped))")
    }
    if report.isTooSmall { notes.append("FAIL: \(report.sentenceOnSize)") }
    if report.isEmpty, !report.isPartial {
      notes.append("nothing was checked, which is not a success")
    }
    return notes
  }

  /// The reasons for which checks have no verdict or left something out, each with its checks.
  private var reasons: [(String, [PlannedCheck])] {
    var found: [(String, [PlannedCheck])] = []
    for result in report.results {
      let reason: String
      switch result.finding {
      case .notOffered(let what): reason = "not offered: \(what)"
      case .couldNotRun(let why): reason = "could not run: \(why)"
      case .passed(let note?): reason = "passed with less than was requested: \(note)"
      case .passed(nil), .failed: continue
      }
      if let index = found.firstIndex(where: { $0.0 == reason }) {
        found[index].1.append(result.check)
      } else {
        found.append((reason, [result.check]))
      }
    }
    return found
  }

  /// `K1 (callback, sequence), K2 (callback)`.
  private static func places(_ checks: [PlannedCheck]) -> String {
    var places: [(rule: String, forms: [String])] = []
    for check in checks {
      if places.last?.rule == check.rule.id {
        places[places.count - 1].forms.append(check.form.rawValue)
      } else {
        places.append((check.rule.id, [check.form.rawValue]))
      }
    }
    return places.map { "\($0.rule) (\($0.forms.joined(separator: ", ")))" }.joined(separator: ", ")
  }
}

extension TextReport {
  /// The rows are rules and the columns are forms. A cell is empty if the rule was not chosen or
  /// has no check in that form.
  var table: [String] {
    let forms = Form.allCases.filter { form in cells.contains { $0.form == form } }
    var rows: [[String]] = [["rule"] + forms.map(\.rawValue)]
    var colors: [[Console.Color?]] = [Array(repeating: nil, count: forms.count + 1)]
    for rule in Rule.all where cells.contains(where: { $0.rule == rule.id }) {
      let row = forms.map { form in cells.first { $0.rule == rule.id && $0.form == form } }
      rows.append(["\(rule.id)"] + row.map { $0?.text ?? "" })
      colors.append([nil] + row.map { $0?.color })
    }
    let widths = (0...forms.count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return zip(rows, colors).map { row, colors in
      let cells = zip(zip(row, colors), widths).map { cell, width in
        painted(cell.0, cell.1) + String(repeating: " ", count: width - cell.0.count)
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private struct Cell {
    let rule: String
    let form: Form
    let text: String
    var color: Console.Color?

    init(_ check: PlannedCheck, _ text: String, _ color: Console.Color? = nil) {
      (rule, form) = (check.rule.id, check.form)
      (self.text, self.color) = (text, color)
    }
  }

  private var cells: [Cell] {
    report.results.map { Cell($0.check, $0.standing.cell, $0.standing.color) }
      + report.skipped.map { Cell($0, Standing.skipped.cell, Standing.skipped.color) }
      + report.notRun.map { Cell($0, "not run") }
  }

  private func painted(_ text: String, _ color: Console.Color?) -> String {
    console.colored(text, color)
  }
}

extension Standing {
  /// The word for a cell of the table.
  var cell: String {
    switch self {
    case .passed: "pass"
    case .failed: "FAIL"
    case .warning: "warn"
    case .known: "known"
    case .fixed: "FIXED"
    case .notOffered: "–"
    case .skipped: "skip"
    case .couldNotRun: "CAN'T"
    case .explained: "see"
    }
  }

  var color: Console.Color? {
    switch self {
    case .passed: .green
    case .failed, .fixed, .couldNotRun: .red
    case .warning, .known, .explained: .yellow
    case .notOffered, .skipped: .gray
    }
  }
}

extension CheckFailure {
  /// The lines of a report on it.
  var lines: [String] {
    let other =
      breaks.map { "breaks:   \($0)" } ?? rule.map { "see:      \($0), which may explain it" }
    let lines = [
      flow.map { "flow:     \($0)" }, "expected: \(expected)", "observed: \(observed)", other,
    ].compactMap(\.self)
    return lines.map { printable($0, isOneLine: true) }
  }

  /// What was observed, with the flow that it was observed of.
  var sentence: String { (flow.map { "\($0): " } ?? "") + observed }
}
