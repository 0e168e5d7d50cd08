/// Runs one rule after the other of one library, each in a child.
struct RuleRun: Sendable {
  let target: Target
  private let run: CheckRun
  private let known: KnownFailures

  init(_ run: CheckRun, _ target: Target, _ known: KnownFailures) {
    self.run = run
    self.target = target
    self.known = known
  }

  /// Nil where the run was interrupted before anything was found out. Blocks.
  func perform(_ check: PlannedCheck) -> CheckResult? {
    let settings = run.options.settings
    let arguments =
      ["run-one", "--rule", check.rule.id, "--form", check.form.rawValue] + settings.options
      + target.options + ["--", target.path]
    let ending = ChildProcess(
      executable: run.executable, arguments: arguments, timeout: settings.timeout
    ).run(until: run.interruption)
    guard let finding = Finding(ending, timeout: settings.timeout) else { return nil }
    var result = result(check, finding)
    result.duration = ending.duration
    result.output = ending.errors.isEmpty ? ending.output : ending.errors
    return result
  }

  /// A finding and what it counts in this run.
  func result(_ check: PlannedCheck, _ finding: Finding) -> CheckResult {
    let options = run.options
    let standing = Standing(
      finding, level: check.rule.level, isKnown: known.contains(check.rule.id, check.form),
      isStrict: options.isStrict)
    // With the name only if it was given: the file gives it again.
    let words =
      [run.command, "check", target.path, "--rule", check.rule.id, "--form", check.form.rawValue]
      + options.target.options + options.settings.options + (options.isStrict ? ["--strict"] : [])
    return CheckResult(check, finding, standing, again: commandText(words))
  }
}

extension CheckResult {
  /// Whether a reader wants to know at once.
  var isWorthDetails: Bool {
    switch standing {
    case .failed, .warning, .fixed: true
    // What could not run has one reason for many rules, and the summary tells it once.
    case .passed, .known, .notOffered, .skipped, .couldNotRun: false
    }
  }
}
