import KotlinBridgeToolSupport

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
  package var duration = Duration.zero

  package init(library: String, settings: RunSettings) {
    self.library = library
    self.settings = settings
  }

  package func count(_ standing: Standing) -> Int {
    standing == .skipped ? skipped.count : results.count { $0.standing == standing }
  }

  package var passed: Int { count(.passed) }
  package var failed: Int { results.count { $0.standing.isFailure } }

  /// Whether the run has no verdict at all.
  package var isEmpty: Bool { results.allSatisfy { $0.standing == .notOffered } }

  package var exitStatus: Int32 {
    if isPartial { return ExitStatus.interrupted }
    if failed > 0 { return ExitStatus.failed }
    return isEmpty ? ExitStatus.couldNotRun : ExitStatus.passed
  }
}
