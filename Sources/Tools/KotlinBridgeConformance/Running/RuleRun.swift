import KotlinBridgeLocks
import KotlinBridgeTools

/// Runs the rules of one library, each in a child process.
struct RuleRun: Sendable {
  let target: Target
  private let options: CheckOptions
  private let known: KnownFailures
  private let executable: String
  private let command: String
  private let interruption: Interruption
  /// The count of rules that have failed after they had waited in vain.
  private let vainWaits = Guarded(0)

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

  /// Whether the run has stopped to wait as long as usual.
  var hasHurried: Bool { options.settings.mayHurry && vainWaits.withLock { $0 } >= 2 }

  /// Runs one check. Blocks. Returns nil if an interruption came before there was a finding.
  func perform(_ check: PlannedCheck) -> CheckResult? {
    let settings = hasHurried ? options.settings.hurried : options.settings
    let arguments =
      ["run-one", "--rule", check.rule.id, "--form", check.form.rawValue]
      + settings.options(seed: true) + target.arguments
    var child = target.child(
      executable, arguments, timeout: settings.timeout, idleLimit: settings.idleLimit)
    child.isCounting = check.rule.id == Rule.ofLeaks
    var ending = child.run(until: interruption)
    // One of some ten thousand, on a busy machine.
    if ending.hungAtItsStart { ending = child.run(until: interruption) }
    ending = ending.located
    guard
      let finding = Finding(ending, timeout: settings.timeout)?.withoutReference(to: check.rule.id)
    else { return nil }
    var result = result(check, finding)
    if result.standing == .failed,
      ending.uses?.waitedInVain ?? (ending.duration >= settings.patience)
    {
      vainWaits.withLock { $0 += 1 }
    }
    result.again = again(check, settings, ending.uses)
    result.duration = ending.duration
    result.output = ending.errors.isEmpty ? ending.output : ending.errors
    return result
  }

  /// A finding with what it counts in this run.
  func result(_ check: PlannedCheck, _ finding: Finding) -> CheckResult {
    let standing = Standing(
      finding, level: check.rule.level, isKnown: known.contains(check.rule.id, check.form),
      isStrict: options.isStrict)
    return CheckResult(check, finding, standing, again: again(check, options.settings, nil))
  }

  /// The command line that runs a check again: no longer than it must be.
  private func again(
    _ check: PlannedCheck, _ settings: RunSettings, _ uses: Conformance.Uses?
  ) -> String {
    // The name of the bridge is there only if the user gave it: the file gives it again.
    var target = options.target
    if let uses { target = target.withFlows(named: uses.flows) }
    let words =
      target.host == nil
      ? [command, "check"] + (target.command == nil ? [target.path] : [])
      : OwnCommand.words(without: options.words)
    return commandText(
      words + ["--rule", check.rule.id, "--form", check.form.rawValue] + target.options
        + settings.options(seed: uses?.random ?? true)
        + (options.isStrict && check.rule.level == .should ? ["--strict"] : []))
  }
}
