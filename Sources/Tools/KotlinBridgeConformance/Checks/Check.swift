/// One rule and how it is checked, in one or more forms.
struct Check: Sendable {
  let rule: String
  let forms: [Form]
  /// Throws `CheckFailure` where the subject breaks the rule, and `NotOffered` where the subject
  /// lacks what the check needs.
  let body: @Sendable (Subject, CheckSettings, CheckRecord) async throws -> Void
}

/// How a check runs: how often it repeats races, and how long it waits.
struct CheckSettings: Sendable {
  let rounds: Int
  let seed: UInt64
  /// How long an event that must come may take.
  let patience: Duration
  /// How long a check looks for an event that must not come.
  let calm = Duration.milliseconds(40)
  /// How long, at its end, a check looks for what comes late of all that it has started.
  let late = Duration.milliseconds(300)
  /// How long the rounds of a check may take in all.
  let time: Duration
}
