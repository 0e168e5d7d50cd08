import KotlinBridgeTools

/// The results as one page with bars and a table of all figures. It needs neither a network nor
/// scripts.
package struct BenchmarkPage: Sendable {
  private let results: BenchmarkResults

  package init(_ results: BenchmarkResults) {
    self.results = results
  }

  package var html: String { "<!DOCTYPE html>\n\(document.source)\n" }

  private static let title = "Kotlin to Swift: what crossing costs"

  private var document: Markup {
    element("html", ["lang": "en"]) {
      element("head") {
        element("meta", ["charset": "utf-8"])
        element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        element("title") { Self.title }
        element("style") { Markup(source: PageStyle.css) }
      }
      element("body") {
        element("h1") { Self.title }
        facts
        legend
        for unit in units { section(unit) }
        table
      }
    }
  }

  private var facts: Markup {
    element("dl") {
      for fact in results.machine.facts {
        element("dt") { fact.subject }
        element("dd") { fact.text }
      }
    }
  }

  private var legend: Markup {
    element("ul", ["class": "legend"]) {
      legend("ours", "ours: through the bridge, with a line for the spread")
      legend("usual", "usual: as written by hand")
      legend("floor", "floor: the same work without crossing")
      element("li") { "log scale: each line is ten times the one before; shorter is better" }
    }
  }

  private func legend(_ kind: String, _ text: String) -> Markup {
    element("li") {
      element("svg", ["class": "key", "aria-hidden": "true"]) {
        element("rect", ["class": kind, "width": "100%", "height": "100%"])
      }
      text
    }
  }

  /// The units of the bars: each once, in the order of the rows.
  private var units: [String] {
    results.rows.filter { !$0.bars.isEmpty }.map(\.unit).reduce(into: []) { units, unit in
      if !units.contains(unit) { units.append(unit) }
    }
  }

  private func section(_ unit: String) -> Markup {
    element("section") {
      element("h2") { Self.heading(unit) }
      BarChart(results.rows.filter { $0.unit == unit }).markup
    }
  }

  private static func heading(_ unit: String) -> String {
    switch unit {
    case "ns": "Time in nanoseconds"
    case "us": "Time in microseconds"
    case "B": "Memory in bytes"
    case "KB": "Size in kilobytes"
    default: "In \(unit)"
    }
  }

  private var table: Markup {
    let columns = ResultColumn.all(for: results.rows)
    return element("section") {
      element("h2") { "All figures" }
      // A table that is too wide scrolls. The index lets keys scroll it too.
      element(
        "div", ["class": "wide", "role": "region", "aria-label": "All figures", "tabindex": "0"]
      ) {
        element("table") {
          element("thead") {
            element("tr") {
              for column in columns {
                element("th", ["scope": "col", "class": column.style]) { column.head }
              }
            }
          }
          element("tbody") {
            for row in results.rows { cells(row, columns) }
          }
        }
      }
      element("p") { ResultColumn.legend }
    }
  }

  private func cells(_ row: ResultRow, _ columns: [ResultColumn]) -> Markup {
    element("tr") {
      element("th", ["scope": "row", "class": "text"]) {
        row.name
        if let warning = row.warning { element("small") { warning } }
      }
      for column in columns.dropFirst() {
        element("td", ["class": column.style]) { column.text(row) }
      }
    }
  }
}

extension ResultColumn {
  fileprivate var style: String { isNumber ? "number" : "text" }
}
