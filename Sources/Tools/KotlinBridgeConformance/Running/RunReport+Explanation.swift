/// Which failures follow from which.
extension RunReport {
  /// Finds the failures that other rules explain: all their explainers have failed in the same
  /// form, by themselves or explained.
  package mutating func explain() {
    let failures = results.indices.filter {
      [.failed, .warning, .known].contains(results[$0].standing)
    }
    var known = Set(failures.map { results[$0] }.filter(\.finding.explainers.isEmpty).map(\.place))
    var isNew = true
    while isNew {
      isNew = false
      for index in failures where results[index].isExplained(by: known) {
        isNew = known.insert(results[index].place).inserted || isNew
        if results[index].standing != .known { results[index].standing = .explained }
      }
    }
  }

  /// The results whose details a reader needs, each with the rules that it explains, directly or by
  /// way of others. What explains most comes first, and warnings come last.
  var findings: [(result: CheckResult, explains: [String])] {
    let shown = results.filter(\.isWorthDetails).map { ($0, explained(by: $0.place)) }
    let ordered = shown.enumerated().sorted { left, right in
      func rank(_ entry: (offset: Int, element: (CheckResult, [String]))) -> (Int, Int, Int) {
        (entry.element.0.standing == .warning ? 1 : 0, -entry.element.1.count, entry.offset)
      }
      return rank(left) < rank(right)
    }
    return ordered.map { ($0.element.0, $0.element.1) }
  }

  private func explained(by root: CheckResult.Place) -> [String] {
    var found: Set = [root]
    var isNew = true
    while isNew {
      isNew = false
      for result in results where result.standing == .explained && result.check.form == root.form {
        let explainers = result.finding.explainers
        if found.contains(where: { explainers.contains($0.rule) }) {
          isNew = found.insert(result.place).inserted || isNew
        }
      }
    }
    return results.map(\.place).filter { $0 != root && found.contains($0) }.map(\.rule)
  }
}

extension CheckResult {
  /// Whether the report gives its details.
  fileprivate var isWorthDetails: Bool {
    switch standing {
    case .failed, .warning, .fixed: true
    // Many checks that could not run share one reason, which the summary tells once.
    case .passed, .known, .notOffered, .skipped, .couldNotRun, .explained: false
    }
  }
}

extension Mistake {
  /// The mistake that explains the failures of a run; nil if none clearly does.
  package static func recognized(in results: [CheckResult]) -> Mistake? {
    let symptoms = Symptoms(
      results.flatMap { result -> [(rule: String, failure: CheckFailure)] in
        guard case .failed(let failures) = result.finding else { return [] }
        return failures.map { (result.check.rule.id, $0) }
      })
    return all.first { $0.explains(symptoms) }
  }
}
