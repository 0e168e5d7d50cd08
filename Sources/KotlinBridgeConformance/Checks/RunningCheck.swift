import KotlinBridgeToolSupport

/// A check that runs: it waits for what must come, and looks for what must not.
protocol RunningCheck: Sendable {
  var settings: CheckSettings { get }
}

extension RunningCheck {
  var rounds: Int { settings.rounds }
  var calm: Duration { settings.calm }

  /// Random numbers that the seed of the run repeats.
  var random: SeededGenerator { SeededGenerator(seed: settings.seed) }

  /// Waits until the history meets a condition. Fails if it does not within the patience.
  func wait(
    _ observation: Observation, for expected: String, until condition: ([ObservedEvent]) -> Bool
  ) async throws {
    try await wait(
      for: expected, until: { observation.has(condition) }, observed: { observation.events.line })
  }

  /// Waits until a condition is true. Fails if it is not within the patience.
  func wait(
    for expected: String, until condition: () throws -> Bool,
    observed: () -> String = { "it did not come" }
  ) async throws {
    Waiting.note(expected)
    defer { Waiting.note(nil) }
    let start = ContinuousClock.now
    while !(try condition()) {
      if ContinuousClock.now - start > settings.patience {
        throw CheckFailure(
          expected: "\(expected) within \(settings.patience)", observed: observed())
      }
      try await Task.sleep(for: .microseconds(200))
    }
  }

  /// Waits for the release of a subscription to the flow of this name.
  func waitForRelease(_ observation: Observation, of flow: String) async throws {
    try await wait(observation, for: "the release of '\(flow)'") {
      $0.contains(where: \.isRelease)
    }
  }

  /// Waits until no callback has come for a while.
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

  /// Waits until a count of elements or the release has come, or until the time is over.
  func watch(_ observation: Observation, until count: Int64, _ time: Duration) async throws {
    let end = ContinuousClock.now + time
    while ContinuousClock.now < end {
      let isOver = observation.has { events in
        events.contains(where: \.isRelease) || events.count(where: \.isElement) >= count
      }
      if isOver { return }
      try await Task.sleep(for: .microseconds(200))
    }
  }

  /// Runs the body in this many tasks at once.
  func concurrently(
    _ tasks: Int, _ body: @escaping @Sendable () throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<tasks { group.addTask { try body() } }
      try await group.waitForAll()
    }
  }
}

/// Keeps the thread busy.
func keepThreadBusy(_ time: Duration) {
  let end = ContinuousClock.now + time
  while ContinuousClock.now < end {}
}

extension SeededGenerator {
  /// A moment within the time that a race takes.
  mutating func moment() -> Duration { .nanoseconds(Int64.random(in: 0..<20_000, using: &self)) }
}
