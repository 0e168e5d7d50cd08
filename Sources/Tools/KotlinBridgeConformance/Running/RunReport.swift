import KotlinBridgeTools

/// The results of a run.
package struct RunReport: Sendable {
  package var library: String
  package var settings: RunSettings
  package var isStrict = false
  /// The results, in the order of the plan.
  package var results: [CheckResult] = []
  package var skipped: [PlannedCheck] = []
  /// The checks that an interruption left out.
  package var notRun: [PlannedCheck] = []
  package var isPartial = false
  /// The mistake that explains the failures, if they match a known one.
  package var pattern: Mistake?
  /// The count of checks with a verdict that a pass takes.
  package var minimum = 0
  /// What the user can do for more verdicts.
  package var reach = Reach(nil)
  /// Whether the run has stopped to wait as long as usual.
  package var hasHurried = false
  /// Why nothing could run; nil if it did.
  package var problem: String?
  package var duration = Duration.zero

  package init(library: String, settings: RunSettings) {
    self.library = library
    self.settings = settings
  }

  /// The report of a run that could not run anything.
  package init(library: String = "", settings: RunSettings = RunSettings(), problem: String) {
    self.init(library: library, settings: settings)
    self.problem = problem
  }

  package func count(_ standing: Standing) -> Int {
    standing == .skipped ? skipped.count : results.count { $0.standing == standing }
  }

  package var passed: Int { count(.passed) }
  package var failed: Int { results.count { $0.standing.isFailure } }

  /// The count of checks with a verdict.
  package var verdicts: Int {
    results.count { ![.notOffered, .couldNotRun].contains($0.standing) }
  }

  /// Whether so few checks have a verdict that the run fails.
  package var isTooSmall: Bool { !isPartial && !isEmpty && verdicts < minimum }

  /// Why a run that is too small fails, and how to reach the minimum.
  var sentenceOnSize: String {
    "\(verdicts) checks have a verdict, but a pass needs \(minimum): \(reach.advice)"
  }

  /// Whether the run has no verdict at all.
  package var isEmpty: Bool { results.allSatisfy { $0.standing == .notOffered } }

  package var exitStatus: Int32 {
    if isPartial { return ExitStatus.interrupted }
    if failed > 0 || isTooSmall { return ExitStatus.failed }
    return isEmpty ? ExitStatus.couldNotRun : ExitStatus.passed
  }
}
