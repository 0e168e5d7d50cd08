/// Puts a subject to the test, rule by rule, in this process.
///
/// A broken bridge may crash, hang or leave threads behind. To check one that is not trusted, run
/// each rule in a process of its own, as `kotlin-bridge check` does.
public struct Conformance: Sendable {
  private let subject: Subject
  private let settings: CheckSettings

  /// - Parameters:
  ///   - subject: the bridge to check.
  ///   - rounds: how often each race runs.
  ///   - seed: makes the random moments of races.
  ///   - patience: how long a check waits for an event that must come.
  ///   - time: how long the rounds of one check may take. When it is over, the check makes no
  ///     further round, and its verdict says how many it made.
  public init(
    _ subject: Subject, rounds: Int = 460, seed: UInt64 = 1, patience: Duration = .seconds(5),
    time: Duration = .seconds(40)
  ) {
    self.subject = subject
    settings = CheckSettings(rounds: rounds, seed: seed, patience: patience, time: time)
  }

  /// The rules that have a check for a form.
  public static func rules(for form: Form) -> [Rule] {
    Rule.all.filter { rule in
      Check.all.contains { $0.rule == rule.id && $0.forms.contains(form) }
    }
  }

  /// The number of the rule of each check.
  package static var checkedIds: [String] { Check.all.map(\.rule) }

  /// Checks one rule, which must be one of `rules(for:)`.
  public func check(_ rule: Rule) async -> Verdict {
    await check(rule, found: { _ in }, uses: { _ in })
  }

  /// Checks one rule.
  ///
  /// - Parameters:
  ///   - found: called with each failure as soon as it is known, and maybe once more. The verdict has it too.
  ///   - uses: called at the end, with what the check has used of the subject.
  package func check(
    _ rule: Rule, found: @escaping @Sendable (CheckFailure) -> Void, uses: (Uses) -> Void
  ) async -> Verdict {
    let checks = Check.all(of: rule.id, for: subject)
    precondition(!checks.isEmpty, "no check of \(rule.id) for the form \(subject.form.rawValue)")
    let start = ContinuousClock.now
    let record = CheckRecord(time: settings.time) { found($0.withoutReference(to: rule.id)) }
    var parts = CheckParts(settings, record)
    for check in checks { await parts.run(check, on: subject) }
    uses(
      Uses(
        flows: record.flows, random: record.usesRandom, waitedInVain: record.hasWaitedInVain,
        seconds: (ContinuousClock.now - start) / .seconds(1)))
    return parts.verdict
  }

  /// What a check has used.
  package struct Uses: Codable, Equatable, Sendable {
    /// The names of the flows that it collected.
    package var flows: [String]
    /// Whether the seed mattered.
    package var random: Bool
    /// Whether something did not come for as long as it waits.
    package var waitedInVain: Bool
    /// How long it took to its verdict.
    package var seconds: Double

    package init(
      flows: [String], random: Bool, waitedInVain: Bool = false, seconds: Double = 0
    ) {
      self.flows = flows
      self.random = random
      self.waitedInVain = waitedInVain
      self.seconds = seconds
    }
  }
}

extension CheckParts {
  /// The verdict of them all. A failure counts more than a lack of flows, and what one part has seen too.
  fileprivate var verdict: Verdict {
    if !failures.isEmpty { return .failed(failures) }
    if let missing, !isOffered { return .notOffered(missing.what) }
    return .passed(note: record.note)
  }
}
