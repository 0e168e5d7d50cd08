import KotlinBridgeToolSupport

/// Runs the rules of one library, each in a child process.
struct RuleRun: Sendable {
  let target: Target
  private let options: CheckOptions
  private let known: KnownFailures
  private let executable: String
  private let command: String
  private let interruption: Interruption

  /// - Parameters:
  ///   - target: the library, with the name of its bridge.
  ///   - executable: the command that children run.
  ///   - command: the name under which the user has called this command.
  init(
    _ target: Target, _ options: CheckOptions, _ known: KnownFailures, executable: String,
    command: String, interruption: Interruption
  ) {
    self.target = target
    self.options = options
    self.known = known
    self.executable = executable
    self.command = command
    self.interruption = interruption
  }

  /// Runs one check. Blocks. Returns nil if an interruption came before there was a finding.
  func perform(_ check: PlannedCheck) -> CheckResult? {
    let settings = options.settings
    let arguments =
      ["run-one", "--rule", check.rule.id, "--form", check.form.rawValue] + settings.options
      + target.options + ["--", target.path]
    let ending = ChildProcess(
      executable: executable, arguments: arguments, timeout: settings.timeout
    ).run(until: interruption)
    guard let finding = Finding(ending, timeout: settings.timeout) else { return nil }
    var result = result(check, finding)
    result.duration = ending.duration
    result.output = ending.errors.isEmpty ? ending.output : ending.errors
    return result
  }

  /// A finding with what it counts in this run.
  func result(_ check: PlannedCheck, _ finding: Finding) -> CheckResult {
    let standing = Standing(
      finding, level: check.rule.level, isKnown: known.contains(check.rule.id, check.form),
      isStrict: options.isStrict)
    // The name of the bridge is there only if the user gave it: the file gives it again.
    let words =
      [command, "check", target.path, "--rule", check.rule.id, "--form", check.form.rawValue]
      + options.target.options + options.settings.options + (options.isStrict ? ["--strict"] : [])
    return CheckResult(check, finding, standing, again: commandText(words))
  }
}

extension CheckResult {
  /// Whether the run prints its details at once.
  var isWorthDetails: Bool {
    switch standing {
    case .failed, .warning, .fixed: true
    // Many checks that could not run share one reason, which the summary tells once.
    case .passed, .known, .notOffered, .skipped, .couldNotRun, .explained: false
    }
  }
}
