import Glibc
import Synchronization

extension Check {
  static let cancellationRaceChecks: [Check] = [
    .flow("K18") { subject, context in
      let behavior = try context.flow(subject, .counts(5))
      var random = SeededGenerator(seed: context.seed)
      for round in 0..<context.rounds {
        let observation = Observation()
        let subscription = try context.start(subject, behavior, observation)
        spin(.nanoseconds(Int64.random(in: 0..<20_000, using: &random)))
        try subscription.cancel()
        try await context.expectOneOutcome(subject, observation, behavior, round: round)
        subscription.dispose()
      }
    },

    .flow("K19") { subject, context in
      let behavior = try context.flow(subject, .endless)
      var random = SeededGenerator(seed: context.seed)
      for round in 0..<context.rounds {
        let observation = Observation()
        let subscription = try context.start(subject, behavior, observation)
        spin(.nanoseconds(Int64.random(in: 0..<20_000, using: &random)))
        try subscription.cancel()
        let told = try await context.expectOneOutcome(
          subject, observation, behavior, round: round)
        try context.expectElements(Int64(told.count(where: \.isElement)), told)
        subscription.dispose()
      }
    },
  ]
}

extension CheckContext {
  /// Waits for the end of a subscription that was cancelled in time or not, fails unless its history
  /// is whole, and returns it.
  @discardableResult
  func expectOneOutcome(
    _ subject: any FlowSubject, _ observation: Observation, _ behavior: Behavior, round: Int
  ) async throws -> [Event] {
    if subject.abilities.contains(.release) {
      try await wait(observation, for: "the release in round \(round)") {
        $0.contains(where: \.isRelease)
      }
    } else if subject.abilities.contains(.cancelIsTold) {
      try await waitForEnd(subject, observation)
    }
    try await waitForNoJobs(subject)
    if !subject.abilities.contains(.release) {
      try await calmDown(observation, for: .microseconds(500))
    }
    let told = observation.told
    let delivered = told.filter(\.isElement)
    let isComplete = told.contains(.completed)
    let isWhole =
      told.count(where: \.isTerminal) <= 1 && told.count(where: \.isRelease) <= 1
      && (!isComplete || Int64(delivered.count) == behavior.count)
    try expect(
      isWhole,
      "at most one terminal, completed only after all elements, and one release",
      "round \(round): \(observation.events.line)")
    return told
  }
}
