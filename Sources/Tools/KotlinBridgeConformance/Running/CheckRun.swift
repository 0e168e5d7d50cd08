package import KotlinBridgeTools

/// The whole run of `kotlin-bridge check`, but for its command line.
///
/// It looks at the file, loads the library in a child, runs each rule in a child of its own, and
/// writes the reports.
package struct CheckRun: Sendable {
  package let options: CheckOptions
  /// The command that children run: this one.
  package let executable: String
  /// The name under which the user has called this command.
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

  /// Returns the exit status. Throws `CommandError`, `LibraryFileError` or `LibraryProblem` if
  /// nothing could run; the reports then say so.
  package func run() throws -> Int32 {
    if options.isListWanted {
      for check in try plan(for: options.target.resolved()).checks { console.print(check.line) }
      return ExitStatus.passed
    }
    let files = try ReportFiles(junit: options.junit, json: options.json, html: options.html)
    let start = ContinuousClock.now
    MachineProbe.start()
    defer { MachineProbe.stop() }
    var report: RunReport
    do {
      report = try self.report()
    } catch {
      try? files.write(
        RunReport(library: options.target.title, settings: options.settings, problem: "\(error)"))
      throw error
    }
    report.duration = ContinuousClock.now - start
    console.print(TextReport(report, console: console).text)
    try files.write(report)
    return report.exitStatus
  }

  private func plan(for target: Target) throws -> Plan {
    try Plan(options.selection, forms: target.forms)
  }

  private func report() throws -> RunReport {
    let known = try options.knownFailing.map(KnownFailures.init(reading:)) ?? KnownFailures()
    let target = try options.target.resolved()
    let rules = RuleRun(
      target, options, known, executable: executable, command: command, interruption: interruption)
    return try report(of: plan(for: target), rules)
  }

  /// Interrupts the run if nobody gets to know its results any more.
  private func endIfNobodyReads() {
    if StandardOutput.isBroken, !options.hasReports { interruption.come() }
  }

  private func report(of plan: Plan, _ rules: RuleRun) throws -> RunReport {
    let load = LibraryLoad(
      rules.target, executable: executable, timeout: options.settings.timeout,
      interruption: interruption)
    let preflight = try Preflight(load)
    var checks = plan.checks
    // A rule of the library itself has a result even if the selection has no check of it.
    if let rule = preflight?.brokenRule {
      checks = plan.checks(with: rule, options.selection, forms: rules.target.forms)
    }
    console.print(
      "seed \(options.settings.seed), \(options.settings.rounds) rounds"
        + options.settings.longestTime(of: checks.map(\.rule.id), jobs: options.jobs))
    let progress = Progress(of: checks.count, on: console)
    let results = Runner(jobs: options.jobs, interruption: interruption) { check in
      if let finding = preflight?.finding(of: check) { return rules.result(check, finding) }
      return rules.perform(check)
    }.run(
      checks, onStart: { progress.started($0) },
      onResult: {
        progress.ended($0)
        endIfNobodyReads()
      })
    console.endProgress()
    var report = RunReport(library: rules.target.title, settings: options.settings)
    report.isStrict = options.isStrict
    report.hasHurried = rules.hasHurried
    report.skipped = plan.skipped
    report.results = results.compactMap(\.self)
    report.reach = Reach(preflight?.manifest)
    report.minimum = options.minimum(ofPossible: report.reach.possible(report.results))
    report.attribute(rules.result)
    report.explain()
    report.pattern = Mistake.recognized(in: report.results)
    report.dropVainReferences()
    report.notRun = zip(checks, results).filter { $0.1 == nil }.map(\.0)
    report.isPartial = !report.notRun.isEmpty
    return report
  }
}
