import Foundation
import Testing

/// How often a race is run: as often as is quick, or KOTLIN_BRIDGE_ROUNDS times.
func rounds(_ quick: Int) -> Int {
  ProcessInfo.processInfo.environment["KOTLIN_BRIDGE_ROUNDS"].flatMap(Int.init) ?? quick
}

/// A generator of pseudo-random numbers, which tests name in their failures, so that a round can be run
/// again with `KOTLIN_BRIDGE_SEED`.
struct Seed: RandomNumberGenerator, CustomTestStringConvertible, CustomStringConvertible {
  private var state: UInt64

  init() {
    let given = ProcessInfo.processInfo.environment["KOTLIN_BRIDGE_SEED"].flatMap(UInt64.init)
    state = given ?? .random(in: 0 ... .max)
  }

  var description: String { "KOTLIN_BRIDGE_SEED=\(state)" }
  var testDescription: String { description }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A pause to wait out with `spin(_:)`: often none, sometimes up to some ten microseconds.
  mutating func pause() -> Int {
    Bool.random(using: &self) ? 0 : 1 << Int.random(in: 0...12, using: &self)
  }
}

/// Runs `body` for each round with a seed of its own, which is in the message of a failure.
func forEachRound(
  _ quick: Int, _ body: (_ round: Int, _ seed: inout Seed) async throws -> Void
) async throws {
  var seed = Seed()
  for round in 0..<rounds(quick) {
    let start = seed
    try await withKnownSeed(start) { try await body(round, &seed) }
  }
}

/// The seed of the round that runs, for the messages of failures.
enum Round {
  @TaskLocal static var seed: Seed?
}

private func withKnownSeed(_ seed: Seed, _ body: () async throws -> Void) async throws {
  try await Round.$seed.withValue(seed) { try await body() }
}

/// Runs all at the same time, each on a thread and after a pause, and returns when all are done.
func race(_ seed: inout Seed, _ racers: (@Sendable () -> Void)...) {
  let pauses = racers.map { _ in seed.pause() }
  DispatchQueue.concurrentPerform(iterations: racers.count) { index in
    spin(pauses[index])
    racers[index]()
  }
}

/// Lets so many instructions pass.
func spin(_ times: Int) {
  for _ in 0..<times { nothing() }
}

@inline(never) private func nothing() {}

/// Checks what holds for a subscription to the numbers from 0 on, whatever raced: the elements are the
/// first ones in their order, there is at most one end, and after it nothing but the one release.
func expectConserved(
  _ events: [Event<Int64>], sourceLocation: SourceLocation = #_sourceLocation
) {
  let body = events.dropLast()
  let elements = body.filter { if case .element = $0 { true } else { false } }
  let isConserved =
    events.last?.isRelease == true && !body.contains { $0.isRelease || $0 == .overlap }
    && body.count(where: \.isEnd) <= 1 && !body.dropLast().contains(where: \.isEnd)
    && elements == FixturesTests.events(0..<Int64(elements.count))
  #expect(
    isConserved, "\(Round.seed as Any): \(events.count) events, \(events.suffix(5))",
    sourceLocation: sourceLocation)
}
