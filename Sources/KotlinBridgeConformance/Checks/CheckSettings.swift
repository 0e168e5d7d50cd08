/// How a check runs: how often it repeats races, and how long it waits.
struct CheckSettings: Sendable {
  let rounds: Int
  let seed: UInt64
  /// How long an event that must come may take.
  let patience: Duration
  /// How long a check looks for an event that must not come.
  let calm: Duration
  /// How long, at its end, a check looks for what comes late of all that it has started.
  let late = Duration.milliseconds(300)
  /// How long the rounds of a check may take in all.
  let time: Duration

  init(
    rounds: Int = 100, seed: UInt64 = 1, patience: Duration = .seconds(10),
    calm: Duration = .milliseconds(40), time: Duration = .seconds(40)
  ) {
    self.rounds = rounds
    self.seed = seed
    self.patience = patience
    self.calm = calm
    self.time = time
  }
}
