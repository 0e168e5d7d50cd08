/// The result of one rule in one form.
package struct CheckResult: Sendable {
  package var check: PlannedCheck
  package var finding: Finding
  package var standing: Standing
  package var duration: Duration
  /// The end of what its process printed to stderr, or if that is empty to stdout.
  package var output: String
  /// The command line that runs only this check again.
  package var again: String

  package init(
    _ check: PlannedCheck, _ finding: Finding, _ standing: Standing, duration: Duration = .zero,
    output: String = "", again: String = ""
  ) {
    self.check = check
    self.finding = finding
    self.standing = standing
    self.duration = duration
    self.output = output
    self.again = again
  }
}

extension CheckResult {
  /// Where a result belongs: the rule, and the form.
  struct Place: Hashable {
    var rule: String
    var form: Form
  }

  var place: Place { Place(rule: check.rule.id, form: check.form) }

  /// Whether other rules explain each failure, and all these rules have failed.
  func isExplained(by failed: Set<Place>) -> Bool {
    let explainers = finding.explainers
    return !explainers.isEmpty
      && explainers.allSatisfy { rule in failed.contains { isExplained(by: rule, at: $0) } }
  }

  /// Whether a failure at this place is one of the rule in the same form. A process ends in the same way in
  /// all forms.
  func isExplained(by rule: String, at place: Place) -> Bool {
    place.rule == rule && (place.form == check.form || rule == Rule.ofEnd)
  }
}

/// What a finding counts in a run.
package enum Standing: String, CaseIterable, Sendable {
  case passed
  case failed
  /// The bridge does not keep a SHOULD.
  case warning
  /// It failed, and the list of known failures has it.
  case known
  /// It passed, though the list of known failures has it: the list is wrong.
  case fixed
  case notOffered
  case skipped
  case couldNotRun
  /// It failed, and so did the rule that explains it.
  case explained

  package init(_ finding: Finding, level: Rule.Level, isKnown: Bool, isStrict: Bool) {
    self =
      switch finding {
      case .passed: isKnown ? .fixed : .passed
      case .failed where isKnown: .known
      case .failed: level == .should && !isStrict ? .warning : .failed
      case .notOffered: .notOffered
      case .couldNotRun: .couldNotRun
      }
  }

  /// Whether it makes the run fail.
  package var isFailure: Bool {
    switch self {
    case .failed, .fixed, .couldNotRun: true
    case .passed, .warning, .known, .notOffered, .skipped, .explained: false
    }
  }
}
