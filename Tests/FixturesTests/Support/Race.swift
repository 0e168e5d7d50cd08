import Foundation
import Glibc
import Synchronization
import Testing

/// How often a race is run: as often as is quick, or KOTLIN_BRIDGE_ROUNDS percent of that.
func rounds(_ quick: Int) -> Int {
  let given = ProcessInfo.processInfo.environment["KOTLIN_BRIDGE_ROUNDS"].flatMap(Int.init)
  return quick * (given ?? 100) / 100
}

/// A generator of pseudo-random numbers, which tests name in their failures, so that a round can be run
/// again with `KOTLIN_BRIDGE_SEED`.
struct Seed: RandomNumberGenerator, CustomStringConvertible {
  private var state: UInt64

  init() {
    let given = ProcessInfo.processInfo.environment["KOTLIN_BRIDGE_SEED"].flatMap(UInt64.init)
    state = given ?? .random(in: 0 ... .max)
  }

  var description: String { "KOTLIN_BRIDGE_SEED=\(state)" }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A pause to wait out with `spin(_:)`: often none, sometimes up to some hundred microseconds.
  mutating func pause() -> Int {
    Int.random(in: 0...3, using: &self) == 0 ? 0 : 1 << Int.random(in: 0...14, using: &self)
  }
}

/// Runs `body` for each round with a seed of its own, which is in the message of a failure.
func forEachRound(
  _ quick: Int, _ body: (_ round: Int, _ seed: inout Seed) async throws -> Void
) async throws {
  var seed = Seed()
  for round in 0..<rounds(quick) {
    try await Round.$seed.withValue(seed) { try await body(round, &seed) }
  }
}

/// The seed of the round that runs, for the messages of failures.
enum Round {
  @TaskLocal static var seed: Seed?

  static var comment: Comment { "\(seed?.description ?? "no seed")" }
}

/// Runs all at the same time, each on a thread of its own and after a pause, and returns when all are
/// done. At most four.
func race(_ seed: inout Seed, _ racers: (@Sendable () -> Void)...) {
  let racers = racers.shuffled(using: &seed).map { racer in
    let pause = seed.pause()
    return { @Sendable in
      spin(pause)
      racer()
    }
  }
  RaceTrack.shared.run(racers)
}

/// Threads that wait for something to run, and start it together.
private final class RaceTrack: @unchecked Sendable {  // what is mutable is under the condition
  static let shared = RaceTrack()
  private static let threads = 4

  private let condition = NSCondition()
  private var waiting: [@Sendable () -> Void] = []
  private var running = 0
  /// How many are still to arrive at the start.
  private let absent = Atomic(0)

  private init() {
    for _ in 0..<RaceTrack.threads { Thread { self.work() }.start() }
  }

  func run(_ racers: [@Sendable () -> Void]) {
    precondition(racers.count <= RaceTrack.threads, "a race of more than so many would not start")
    condition.lock()
    absent.store(racers.count, ordering: .relaxed)
    running = racers.count
    waiting = racers
    condition.broadcast()
    while running > 0 { condition.wait() }
    condition.unlock()
  }

  private func work() -> Never {
    while true {
      condition.lock()
      while waiting.isEmpty { condition.wait() }
      let racer = waiting.removeLast()
      condition.unlock()
      absent.subtract(1, ordering: .relaxed)
      while absent.load(ordering: .relaxed) > 0 { sched_yield() }
      racer()
      condition.lock()
      running -= 1
      if running == 0 { condition.broadcast() }
      condition.unlock()
    }
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
    isConserved, "\(Round.comment): \(events.count) events, \(events.suffix(5))",
    sourceLocation: sourceLocation)
}
