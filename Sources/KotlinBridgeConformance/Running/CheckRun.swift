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
    let known = try knownFailures()
    let target = try options.target.resolved()
    let plan = try Plan(options.selection, forms: target.forms)
    if options.isListWanted {
      for check in plan.checks { console.print(check.line) }
      return ExitStatus.passed
    }
    let junit = try options.junit.map(ReportFile.init)
    let json = try options.json.map(ReportFile.init)
    let start = ContinuousClock.now
    var report = RunReport(library: target.path, settings: options.settings)
    report.isStrict = options.isStrict
    report.skipped = plan.skipped
    try fill(&report, plan, target, known)
    report.duration = ContinuousClock.now - start
    console.print(TextReport(report, console: console).summary)
    try junit?.write(report.junit)
    try json?.write(report.json)
    return report.exitStatus
  }

  private func knownFailures() throws(UsageError) -> KnownFailures {
    guard let path = options.knownFailing else { return KnownFailures() }
    let bytes: [UInt8]
    do throws(LibraryFileError.Reason) {
      bytes = try readFile(path)
    } catch {
      throw UsageError("the list of known failures \(path) can't be read: \(error.shortText)")
    }
    return try KnownFailures(text: String(decoding: bytes, as: UTF8.self), path: path)
  }

  private func fill(
    _ report: inout RunReport, _ plan: Plan, _ target: Target, _ known: KnownFailures
  ) throws {
    let results: [CheckResult?]
    let checks: [PlannedCheck]
    switch try Preflight(run: self).load(target) {
    case nil: (checks, results) = (plan.checks, plan.checks.map { _ in nil })
    case .broken(let rule, let expected, let observed)?:
      // A rule of the library itself: told even where it has no check of its own.
      checks = plan.checks(with: rule, options.selection, forms: target.forms)
      results = checks.map { check in
        let finding =
          check.rule.id == rule
          ? Finding.failed(expected: expected, observed: observed)
          : .couldNotRun("\(rule) is broken: \(observed)")
        return result(check, finding, known, target)
      }
      for case let result? in results where result.check.rule.id == rule { tell(result) }
    case .loaded?:
      checks = plan.checks
      console.print("seed \(options.settings.seed), \(options.settings.rounds) rounds")
      let progress = Progress(of: checks.count, on: console)
      results = Runner(jobs: options.jobs, interruption: interruption) { check in
        perform(check, known, target)
      }.run(
        checks, onStart: { progress.started($0) },
        onResult: { result in
          progress.ended(result)
          if result.standing != .passed && result.standing != .notOffered { tell(result) }
        })
      console.endProgress()
    }
    report.results = results.compactMap(\.self)
    report.notRun = zip(checks, results).filter { $0.1 == nil }.map(\.0)
    report.isPartial = !report.notRun.isEmpty
  }

  private func tell(_ result: CheckResult) {
    console.print(TextReport.details(of: result, settings: options.settings, on: console))
  }

  /// Runs one rule in a child.
  private func perform(
    _ check: PlannedCheck, _ known: KnownFailures, _ target: Target
  ) -> CheckResult? {
    let settings = options.settings
    let arguments =
      ["run-one", "--rule", check.rule.id, "--form", check.form.rawValue] + settings.options
      + target.options + ["--", target.path]
    let ending = ChildProcess(
      executable: executable, arguments: arguments, timeout: settings.timeout
    ).run(until: interruption)
    guard let finding = Finding(ending, timeout: settings.timeout) else { return nil }
    var result = result(check, finding, known, target)
    result.duration = ending.duration
    result.output = ending.errors.isEmpty ? ending.output : ending.errors
    return result
  }

  private func result(
    _ check: PlannedCheck, _ finding: Finding, _ known: KnownFailures, _ target: Target
  ) -> CheckResult {
    let standing = Standing(
      finding, level: check.rule.level, isKnown: known.contains(check.rule.id, check.form),
      isStrict: options.isStrict)
    let words =
      [command, "check", target.path, "--rule", check.rule.id, "--form", check.form.rawValue]
      + options.target.options + options.settings.options + (options.isStrict ? ["--strict"] : [])
    return CheckResult(check, finding, standing, again: commandText(words))
  }
}
