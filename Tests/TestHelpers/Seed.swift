import Dispatch
import Foundation
import KotlinBridgeLocks
import KotlinBridgeTools
package import Testing

/// A generator of pseudo-random numbers, which a failure names so that the same round can be run
/// again with `KOTLIN_BRIDGE_SEED`.
package struct Seed: RandomNumberGenerator, CustomStringConvertible, Sendable {
  private var generator: SeededGenerator

  package init() {
    let given = ProcessInfo.processInfo.environment["KOTLIN_BRIDGE_SEED"].flatMap(UInt64.init)
    generator = SeededGenerator(seed: given ?? .random(in: 0 ... .max))
  }

  package var description: String { "KOTLIN_BRIDGE_SEED=\(generator.state)" }

  package mutating func next() -> UInt64 { generator.next() }

  /// A pause for `spin(_:)`: often none, sometimes some hundred microseconds.
  package mutating func pause() -> Int {
    Int.random(in: 0...3, using: &self) == 0 ? 0 : 1 << Int.random(in: 0...14, using: &self)
  }
}

/// How many rounds a race or a model has: KOTLIN_BRIDGE_ROUNDS percent of `whole`, a tenth without that.
package func rounds(_ whole: Int) -> Int {
  let given = ProcessInfo.processInfo.environment["KOTLIN_BRIDGE_ROUNDS"].flatMap(Int.init)
  return max(1, whole * (given ?? 10) / 100)
}

/// Whether the environment asks for more rounds than a run of all tests has.
package let isLongRun = ["KOTLIN_BRIDGE_FUZZ", "KOTLIN_BRIDGE_ROUNDS"].contains {
  ProcessInfo.processInfo.environment[$0] != nil
}

/// Runs `body` once for each round, with the seed in the message of a failure.
package func forEachRound(
  _ whole: Int, of test: String = #function,
  _ body: (_ round: Int, _ seed: inout Seed) async throws -> Void
) async throws {
  var seed = Seed()
  let count = rounds(whole)
  var progress = RoundProgress(of: count, test)
  var budget = YieldBudget()
  defer { progress.end() }
  for round in 0..<count {
    // Other tests need the thread, too.
    if budget.isUsedUp() { await Task.yield() }
    progress.begin(round)
    try await Round.$seed.withValue(seed) { try await body(round, &seed) }
  }
}

/// The seed of the current round, for the messages of failures.
package enum Round {
  @TaskLocal package static var seed: Seed?

  package static var comment: Comment { "\(seed?.description ?? "no seed")" }
}

/// Runs a test of a race `rounds(3_000)` times, and prints the seed with which it can be run again. After the
/// last round no token may be alive.
package func inManyRounds(
  of test: String = #function, sourceLocation: SourceLocation = #_sourceLocation,
  _ round: (_ seed: inout Seed, _ life: Life) -> Void
) {
  var seed = Seed()
  print("\(test): \(seed)")
  let life = Life()
  for _ in 0..<rounds(3_000) { round(&seed, life) }
  #expect(life.alive == 0, sourceLocation: sourceLocation)
}
