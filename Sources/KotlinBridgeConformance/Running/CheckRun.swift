/// All of `kotlin-bridge check` but its own command line: checks the file, loads it in a child, runs
/// each rule in a child, and reports.
package struct CheckRun: Sendable {
  package let options: CheckOptions
  /// What children run: this command again.
  package let executable: String
  /// How a reader calls this command.
  package let command: String
  package let console: Console
  package let interruption: Interruption

  package init(
    _ options: CheckOptions, executable: String, command: String, console: Console,
    interruption: Interruption
  ) {
    self.options = options
    self.executable = executable
    self.command = command
    self.console = console
    self.interruption = interruption
  }

  /// Returns what to exit with. Throws `UsageError`, `LibraryFileError` or `LibraryProblem` where
  /// nothing could run.
  package func run() throws -> Int32 {
    let known = try options.knownFailing.map(KnownFailures.init(reading:)) ?? KnownFailures()
    let target = try options.target.resolved()
    let plan = try Plan(options.selection, forms: target.forms)
    if options.isListWanted {
      for check in plan.checks { console.print(check.line) }
      return ExitStatus.passed
    }
    let junit = try options.junit.map(ReportFile.init)
    let json = try options.json.map(ReportFile.init)
    let start = ContinuousClock.now
    var report = try report(of: plan, RuleRun(self, target, known))
    report.duration = ContinuousClock.now - start
    console.print(TextReport(report, console: console).summary)
    try junit?.write(report.junit)
    try json?.write(report.json)
    return report.exitStatus
  }

  private func report(of plan: Plan, _ rules: RuleRun) throws -> RunReport {
    let outcome = try Preflight(run: self).load(rules.target)
    var checks = plan.checks
    // A rule of the library itself: told even where it has no check of its own.
    if let rule = outcome?.brokenRule {
      checks = plan.checks(with: rule, options.selection, forms: rules.target.forms)
    }
    console.print("seed \(options.settings.seed), \(options.settings.rounds) rounds")
    let progress = Progress(of: checks.count, on: console)
    let results = Runner(jobs: options.jobs, interruption: interruption) { check in
      if let finding = outcome?.finding(of: check) { return rules.result(check, finding) }
      return rules.perform(check)
    }.run(
      checks, onStart: { progress.started($0) },
      onResult: { result in
        progress.ended(result)
        if result.isWorthDetails {
          console.print(
            TextReport.details(of: result, settings: options.settings, on: console))
        }
      })
    console.endProgress()
    var report = RunReport(library: rules.target.path, settings: options.settings)
    report.isStrict = options.isStrict
    report.skipped = plan.skipped
    report.results = results.compactMap(\.self)
    report.notRun = zip(checks, results).filter { $0.1 == nil }.map(\.0)
    report.isPartial = !report.notRun.isEmpty
    return report
  }
}
