import Dispatch
import Foundation

/// A generator of pseudo-random numbers (SplitMix64), whose seed KOTLIN_BRIDGE_SEED can set.
package struct Seed: RandomNumberGenerator, CustomStringConvertible {
  private var state: UInt64

  package init() {
    let given = ProcessInfo.processInfo.environment["KOTLIN_BRIDGE_SEED"].flatMap(UInt64.init)
    state = given ?? .random(in: 0 ... .max)
  }

  package var description: String { "KOTLIN_BRIDGE_SEED=\(state)" }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Runs a test of a race 3 000 times, and prints the seed with which it can be run again.
/// - Returns: the number of tokens that are still alive after the last round.
package func afterManyRounds(
  of test: String = #function, _ round: (_ seed: inout Seed, _ life: Life) -> Void
) -> Int {
  var seed = Seed()
  print("\(test): \(seed)")
  let life = Life()
  for _ in 0..<3_000 { round(&seed, life) }
  return life.alive
}

/// Runs all racers at the same time, each after a pause of at most some hundred instructions, and
/// returns when all have returned.
package func race(_ seed: inout Seed, _ racers: (@Sendable () -> Void)...) {
  let pauses = racers.map { _ in Int.random(in: 0...200, using: &seed) }
  DispatchQueue.concurrentPerform(iterations: racers.count) { index in
    for _ in 0..<pauses[index] { spin() }
    racers[index]()
  }
}

@inline(never) private func spin() {}
