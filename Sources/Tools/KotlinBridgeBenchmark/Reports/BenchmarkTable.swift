import KotlinBridgeTools

/// The results as text for a terminal: the machine and the method, the table, and what its heads
/// mean.
package struct BenchmarkTable: Sendable {
  private let results: BenchmarkResults

  package init(_ results: BenchmarkResults) {
    self.results = results
  }

  package var lines: [String] {
    facts + [""] + table + [""] + wrapped(ResultColumn.legend, to: Self.width)
  }

  /// The width of text. The table may be wider.
  private static let width = 100

  private var facts: [String] {
    let indent = 10
    return results.machine.facts.flatMap { fact in
      wrapped(fact.text, to: Self.width - indent).enumerated().map { index, line in
        padded(index == 0 ? fact.subject : "", to: indent) + line
      }
    }
  }

  private var table: [String] {
    let columns = ResultColumn.all(for: results.rows)
    var lines = Array(repeating: "", count: results.rows.count + 1)
    for (index, column) in columns.enumerated() {
      let cells = [column.head] + results.rows.map(column.text)
      let width = cells.map(\.count).max() ?? 0
      for (line, cell) in cells.enumerated() {
        if index > 0 { lines[line] += "  " }
        lines[line] += padded(cell, to: width, atStart: column.isNumber)
      }
    }
    for (index, row) in results.rows.enumerated() {
      if let warning = row.warning { lines[index + 1] += "  \(warning)" }
    }
    return lines
  }
}

private func padded(_ text: String, to width: Int, atStart: Bool = false) -> String {
  let spaces = String(repeating: " ", count: max(0, width - text.count))
  return atStart ? spaces + text : text + spaces
}
