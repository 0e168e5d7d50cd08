import KotlinBridgeTools

/// A chart of rows with one unit: up to three bars for each row, on a log scale.
///
/// Lengths are fractions of the width and texts keep their size, so it fits wide and narrow pages.
struct BarChart {
  let rows: [ResultRow]
  let scale: LogScale

  /// - Parameter rows: rows with the same unit.
  init(_ rows: [ResultRow]) {
    self.rows = rows.filter { !$0.bars.isEmpty }
    scale = LogScale(covering: rows.flatMap(\.bars).map(\.value))
  }

  var markup: Markup {
    element("figure") {
      for row in rows {
        element("div", ["class": "row"]) {
          element("h3") { row.name }
          element("p") { row.ratios }
          chart(of: row)
        }
      }
      axis
    }
  }

  private static let laneHeight = 18

  private func chart(of row: ResultRow) -> Markup {
    let height = row.bars.count * Self.laneHeight
    let figures = row.bars.map { "\($0.kind) \(humanNumber($0.value)) \(row.unit)" }
    let label = "\(row.name): \(figures.joined(separator: ", "))"
    return element("svg", ["height": "\(height)", "role": "img", "aria-label": label]) {
      for exponent in scale.exponents {
        let x = percent(ofDecade: exponent)
        element("line", ["class": "decade", "x1": x, "x2": x, "y1": "0", "y2": "100%"])
      }
      for (lane, bar) in row.bars.enumerated() {
        self.bar(bar, unit: row.unit, top: lane * Self.laneHeight)
      }
    }
  }

  @Markup.Builder
  private func bar(_ bar: ResultRow.Bar, unit: String, top: Int) -> [Markup] {
    let (low, high) = (percent(of: bar.range.lowerBound), percent(of: bar.range.upperBound))
    let (middle, baseline) = ("\(top + 9)", "\(top + 13)")
    element("text", ["class": "kind", "dx": "-8", "y": baseline]) { bar.kind }
    element(
      "rect",
      ["class": bar.kind, "y": "\(top + 3)", "width": percent(of: bar.value), "height": "12"])
    if low != high {
      element("line", ["class": "spread", "x1": low, "x2": high, "y1": middle, "y2": middle])
    }
    element("text", ["x": high, "dx": "6", "y": baseline]) {
      "\(humanNumber(bar.value)) \(unit)"
    }
  }

  private var axis: Markup {
    element("svg", ["class": "axis", "height": "18", "aria-hidden": "true"]) {
      for exponent in scale.exponents {
        element("text", ["x": percent(ofDecade: exponent), "y": "13"]) {
          LogScale.label(ofDecade: exponent)
        }
      }
    }
  }

  private func percent(of value: Double) -> String { percent(scale.position(of: value)) }

  private func percent(ofDecade exponent: Int) -> String {
    percent(scale.position(ofDecade: exponent))
  }

  private func percent(_ part: Double) -> String { "\((part * 10_000).rounded() / 100)%" }
}
