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
