import Synchronization

/// What every check is handed.
struct CheckContext: Sendable {
  let rounds: Int
  let seed: UInt64
  /// How long an event may take that must come.
  let patience: Duration
  /// How long to look for an event that must not come.
  let calm: Duration

  init(
    rounds: Int = 100, seed: UInt64 = 1, patience: Duration = .seconds(10),
    calm: Duration = .milliseconds(40)
  ) {
    self.rounds = rounds
    self.seed = seed
    self.patience = patience
    self.calm = calm
  }

  /// Fails unless the history comes to be so.
  func wait(
    _ observation: Observation, for expected: String, until condition: ([Event]) -> Bool
  ) async throws {
    Waiting.note(expected)
    defer { Waiting.note(nil) }
    let start = ContinuousClock.now
    while !observation.has(condition) {
      if ContinuousClock.now - start > patience {
        throw CheckFailure(
          expected: "\(expected) within \(patience)", observed: observation.events.line)
      }
      try await Task.sleep(for: .microseconds(200))
    }
  }

  /// Fails unless what the check waits for comes true.
  func wait(for expected: String, until condition: () throws -> Bool) async throws {
    Waiting.note(expected)
    defer { Waiting.note(nil) }
    let start = ContinuousClock.now
    while !(try condition()) {
      if ContinuousClock.now - start > patience {
        throw CheckFailure(expected: "\(expected) within \(patience)", observed: "it did not come")
      }
      try await Task.sleep(for: .microseconds(200))
    }
  }

  /// Waits until nothing has happened for a while.
  func calmDown(_ observation: Observation, for time: Duration? = nil) async throws {
    try await calmDown([observation], for: time ?? calm)
  }

  func calmDown(_ observations: [Observation], for time: Duration) async throws {
    var before = -1
    while true {
      let callbacks = observations.reduce(0) { $0 + $1.callbacks }
      if callbacks == before { return }
      before = callbacks
      try await Task.sleep(for: time)
    }
  }

  func expect(_ observation: Observation, toHave expected: [Event]) throws {
    try expect(observation.told, toHave: expected)
  }

  func expect(_ observed: [Event], toHave expected: [Event]) throws {
    if observed != expected {
      throw CheckFailure(expected: expected.line, observed: observed.line)
    }
  }

  func expect(_ condition: Bool, _ expected: String, _ observed: @autoclosure () -> String) throws {
    if !condition { throw CheckFailure(expected: expected, observed: observed()) }
  }
}
