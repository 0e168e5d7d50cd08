import KotlinBridgeToolSupport

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
