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
      for result in results where result.standing == .explained {
        let explainers = result.finding.explainers
        let isFound = explainers.contains { rule in
          found.contains { result.isExplained(by: rule, at: $0) }
        }
        if isFound {
          isNew = found.insert(result.place).inserted || isNew
        }
      }
    }
    return results.map(\.place).filter { $0 != root && found.contains($0) }.map { place in
      place.form == root.form ? place.rule : "\(place.rule) \(place.form.rawValue)"
    }
  }

  /// Counts each failure for the rule that it breaks: a rule whose own check saw nothing fails by what the
  /// check of another rule saw. Leaves out rules that the user has left out, and failures that are known.
  ///
  /// - Parameter judge: says what the finding of a check counts.
  package mutating func attribute(_ judge: (PlannedCheck, Finding) -> CheckResult) {
    for seen in results where seen.standing != .known {
      for failure in seen.finding.failures {
        guard let rule = failure.breaks.flatMap(Rule.named),
          let result = attributed(failure, of: rule, seenBy: seen, judge)
        else { continue }
        if let index = results.firstIndex(where: { $0.place == result.place }) {
          results[index] = result
        } else {
          results.append(result)
        }
      }
    }
  }

  /// The result of the rule that a failure breaks; nil if there is one, or may be none.
  private func attributed(
    _ failure: CheckFailure, of rule: Rule, seenBy seen: CheckResult,
    _ judge: (PlannedCheck, Finding) -> CheckResult
  ) -> CheckResult? {
    let check = PlannedCheck(rule: rule, form: seen.check.form)
    let hasFailed = results.contains {
      $0.finding.isFailed && seen.isExplained(by: rule.id, at: $0.place)
    }
    if hasFailed || skipped.contains(where: { $0.rule.id == rule.id }) { return nil }
    guard rule.id == Rule.ofEnd || rule.forms.contains(check.form) else { return nil }
    let place = "\(seen.check.rule.id) \(seen.check.form.rawValue)"
    var result = judge(
      check,
      .failed([
        CheckFailure(
          flow: failure.flow, expected: failure.expected,
          observed: "seen by \(place): \(failure.observed)")
      ]))
    (result.again, result.output) = (seen.again, seen.output)
    return result
  }

  /// Drops what refers to rules that have not failed: they explain nothing.
  mutating func dropVainReferences() {
    let failed = Set(results.filter(\.finding.isFailed).map(\.place))
    for index in results.indices {
      let result = results[index]
      for rule in result.finding.references
      where !failed.contains(where: { result.isExplained(by: rule, at: $0) }) {
        results[index].finding = results[index].finding.withoutReference(to: rule)
      }
    }
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
