/// The differences between two runs that are greater than their spread.
package struct Comparison: Sendable {
  private let old: BenchmarkResults
  private let new: BenchmarkResults

  package init(old: BenchmarkResults, new: BenchmarkResults) {
    self.old = old
    self.new = new
  }

  package var lines: [String] {
    let changes = pairs.filter(\.isChanged).sorted { $0.factor > $1.factor }
    let figures =
      section("slower", changes.filter(\.isSlower).map(\.text))
      + section("faster", changes.filter { !$0.isSlower }.map(\.text))
      + section("allocations per operation", pairs.compactMap(\.allocationsText))
    let same = pairs.isEmpty ? "no row is in both results" : "nothing changed beyond the noise"
    return otherConditions + (figures.isEmpty ? [same] : figures)
      + list("only in the old results", old.rows.filter { $0.isMeasured && !$0.isIn(new) })
      + list("only in the new results", new.rows.filter { $0.isMeasured && !$0.isIn(old) })
  }

  private var pairs: [Pair] {
    old.rows.compactMap { row in
      guard row.isMeasured, let other = new.rows.first(where: row.isComparable) else { return nil }
      return Pair(old: row, new: other)
    }
  }

  /// Figures of different machines or versions say little about the bridge.
  private var otherConditions: [String] {
    let (old, new) = (old.machine, new.machine)
    let conditions = [
      ("processors", old.processor, new.processor), ("cores", "\(old.cores)", "\(new.cores)"),
      ("versions of Swift", old.swift, new.swift), ("versions of Kotlin", old.kotlin, new.kotlin),
      ("methods", old.method, new.method),
    ]
    return conditions.filter { $0.1 != $0.2 }.map { "different \($0): \($1) -> \($2)" }
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["\(title):"] + lines.map { "  \($0)" }
  }

  private func list(_ title: String, _ rows: [ResultRow]) -> [String] {
    rows.isEmpty ? [] : ["\(title): \(rows.map(\.name).joined(separator: ", "))"]
  }
}

extension ResultRow {
  fileprivate var isMeasured: Bool { ours?.isFinite == true }

  fileprivate func isIn(_ results: BenchmarkResults) -> Bool {
    results.rows.contains(where: isComparable)
  }

  fileprivate func isComparable(to other: ResultRow) -> Bool {
    other.isMeasured && (name, unit) == (other.name, other.unit)
  }
}

/// A row that both runs have measured.
private struct Pair {
  let name: String
  let unit: String
  let old: Double
  let new: Double
  /// The fraction of the old figure that chance may explain; nil if it is not known.
  let noise: Double?
  let allocations: (old: Double, new: Double)?

  init(old: ResultRow, new: ResultRow) {
    (name, unit) = (old.name, old.unit)
    (self.old, self.new) = (old.ours ?? 0, new.ours ?? 0)
    if let before = old.spread, let after = new.spread {
      noise = max(0.05, 2 * (before + after))
    } else {
      // Without a spread, the noise is not known. A size has no noise.
      noise = old.unit == "KB" ? 0 : nil
    }
    if let before = old.allocations, let after = new.allocations {
      allocations = (before, after)
    } else {
      allocations = nil
    }
  }

  var isChanged: Bool { noise.map { abs(new - old) > $0 * old } ?? false }
  var isSlower: Bool { new > old }
  /// The ratio of the greater figure to the lesser one.
  var factor: Double { max(old, new) / min(old, new) }

  var text: String {
    "\(name): \(humanNumber(old)) -> \(humanNumber(new)) \(unit), "
      + "\(humanRatio(factor, digits: 3))"
  }

  var allocationsText: String? {
    guard let allocations, abs(allocations.new - allocations.old) > 0.05 else { return nil }
    return "\(name): \(humanNumber(allocations.old)) -> \(humanNumber(allocations.new))"
  }
}
