/// What one rule in one form comes to in this run.
package struct CheckResult: Sendable {
  package var check: PlannedCheck
  package var finding: Finding
  package var standing: Standing
  package var duration: Duration
  /// The last of what its process printed to stderr, or else to stdout.
  package var output: String
  /// The command line that runs just this one again.
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

/// What counts in the end.
package enum Standing: String, CaseIterable, Sendable {
  case passed
  case failed
  /// A SHOULD that is not kept.
  case warning
  /// It failed, and that was known.
  case known
  /// It was known to fail, and it passed: the list is wrong.
  case fixed
  case notOffered
  case skipped
  case couldNotRun

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

  /// Whether the run fails by it.
  package var isFailure: Bool {
    switch self {
    case .failed, .fixed, .couldNotRun: true
    case .passed, .warning, .known, .notOffered, .skipped: false
    }
  }
}
