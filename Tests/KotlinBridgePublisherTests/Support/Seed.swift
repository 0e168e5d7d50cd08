import Foundation

/// A generator of pseudo-random numbers that a test names, so that a failure can be run again with
/// `KOTLIN_BRIDGE_SEED`.
struct Seed: RandomNumberGenerator {
  private var state: UInt64

  init(for test: String = #function) {
    let given = ProcessInfo.processInfo.environment["KOTLIN_BRIDGE_SEED"].flatMap(UInt64.init)
    state = given ?? .random(in: 0...UInt64.max)
    print("\(test): KOTLIN_BRIDGE_SEED=\(state)")
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Runs both at the same time, each after a pause of some hundred instructions at most, and returns
/// when both are done.
func race(
  _ seed: inout Seed, _ first: @escaping @Sendable () -> Void,
  _ second: @escaping @Sendable () -> Void
) {
  let pauses = [Int.random(in: 0...200, using: &seed), Int.random(in: 0...200, using: &seed)]
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    for _ in 0..<pauses[index] { spin() }
    if index == 0 { first() } else { second() }
  }
}

@inline(never) private func spin() {}
