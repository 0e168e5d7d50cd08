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
