import Foundation
import KotlinBridgeLocks
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs all racers at the same time, each on a thread of its own and after a random pause, and
/// returns when all have returned and been released. There may be at most four.
package func race(_ seed: inout Seed, _ racers: (@Sendable () -> Void)...) {
  let racers = racers.shuffled(using: &seed).map { racer in
    let pause = seed.pause()
    return { @Sendable in
      spin(pause)
      racer()
    }
  }
  RaceTrack.run(racers)
}

/// Keeps the calling thread busy for about this number of instructions.
package func spin(_ times: Int) {
  for _ in 0..<times { nothing() }
}

@inline(never) private func nothing() {}

/// Four threads that wait for something to run and start it together.
private final class RaceTrack: @unchecked Sendable {  // what changes is under the condition's lock
  /// Those on which nobody races. As many are made as there are races at a time.
  private static let free = Guarded<[RaceTrack]>([])
  private static let threads = 4

  static func run(_ racers: [@Sendable () -> Void]) {
    let track = free.withLock { $0.popLast() } ?? RaceTrack()
    track.run(racers)
    free.withLock { $0.append(track) }
  }

  private let condition = NSCondition()
  private var waiting: [@Sendable () -> Void] = []
  private var running = 0
  /// How many racers have not arrived at the start yet.
  private let absent = Atomic(0)

  private init() {
    for _ in 0..<RaceTrack.threads { Thread.detachNewThread { self.work() } }
  }

  private func run(_ racers: [@Sendable () -> Void]) {
    precondition(racers.count <= RaceTrack.threads, "a race of more than four would never start")
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
      runNext()
      condition.lock()
      running -= 1
      if running == 0 { condition.broadcast() }
      condition.unlock()
    }
  }

  /// The racer is released when this returns.
  private func runNext() {
    condition.lock()
    while waiting.isEmpty { condition.wait() }
    let racer = waiting.removeLast()
    condition.unlock()
    absent.subtract(1, ordering: .relaxed)
    while absent.load(ordering: .relaxed) > 0 { sched_yield() }
    racer()
  }
}
