import Bench
import KotlinBridge
import KotlinBridgeTools
import Synchronization

extension Row {
  /// The memory of a subscription that waits, and of a flow that Kotlin has made and nobody collects,
  /// measured with a count of them alive.
  static func live(_ count: Int, of library: BenchLibrary) -> [Row] {
    let usual = library.usual.firstOnly
    let idle = library.floor.idle
    return [
      Row(
        "idle-subscription", unit: "B",
        ours: .figureApart { try await bytesOfEach(count, library) { try await $0.make(count) } },
        usual: .figureApart {
          var jobs: [UsualJob] = []
          jobs.reserveCapacity(count)
          let begun = Tally()
          return try await bytesOfEach(count, library) { _ in
            for _ in 0..<count {
              jobs.append(
                usual.subscribe(1, UsualObserver(onEach: { _ in begun.count() }, onEnd: { _ in })))
            }
            try await begun.wait(for: count)
          }
        },
        floor: .figureApart { try await bytesOfEach(count, library) { _ in idle(Int64(count)) } }),
      Row(
        "idle-flow", unit: "B",
        ours: .figureApart {
          var flows: [KotlinFlow<Int64>] = []
          let bytes = try await bytesOfEach(count, library) { _ in
            for _ in 0..<count { flows.append(try longs(count: 1)) }
          }
          return withExtendedLifetime(flows) { bytes }
        }),
    ]
  }

  /// The time to make a subscription that stays alive, measured with a count of them.
  static func subscribing(_ count: Int, named name: String, of library: BenchLibrary) -> Row {
    Row(
      "subscribe-live-\(name)",
      ours: .figureApart {
        let subscriptions = LiveSubscriptions(library)
        // The first subscription sets up what all of them share.
        try await subscriptions.make(1)
        let all = try await nanoseconds { try await subscriptions.make(count) }
        try await subscriptions.end()
        return all / Double(count)
      })
  }

  private static func bytesOfEach(
    _ count: Int, _ library: BenchLibrary, _ make: (LiveSubscriptions) async throws -> Void
  ) async throws -> Double {
    let subscriptions = LiveSubscriptions(library)
    try await subscriptions.make(1)
    let bytes = try await residentBytes(of: library) { try await make(subscriptions) }
    try await subscriptions.end()
    return bytes / Double(count)
  }

  /// How many bytes more are resident once `make` has run, after garbage collections before and after it.
  static func residentBytes(
    of library: BenchLibrary, _ make: () async throws -> Void
  ) async throws -> Double {
    try library.bridge.collectGarbage()
    let before = ProcessUsage.residentMemory
    try await make()
    try library.bridge.collectGarbage()
    let after = ProcessUsage.residentMemory
    if before == 0 || after == 0 {
      throw CommandError("the system does not report the resident memory")
    }
    return Double(after - before)
  }
}

/// A count that many threads raise.
private final class Tally: Sendable {
  private let total = Atomic(0)

  func count() { total.add(1, ordering: .relaxed) }

  func wait(for count: Int) async throws {
    let deadline = ContinuousClock.now + .seconds(120)
    while total.load(ordering: .relaxed) < count {
      if ContinuousClock.now > deadline {
        throw CommandError("subscriptions did not begin in time")
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}

/// Live subscriptions as sequences. Each has given its first element, and Kotlin waits for the
/// request of the next one.
private final class LiveSubscriptions {
  private let library: BenchLibrary
  private var iterators: [KotlinFlow<Int64>.AsyncIterator] = []

  init(_ library: BenchLibrary) {
    self.library = library
  }

  func make(_ count: Int) async throws {
    let flow = try longs(count: 1_000_000).window(1)
    iterators.reserveCapacity(iterators.count + count)
    for _ in 0..<count {
      var iterator = flow.makeAsyncIterator()
      try expect(try await iterator.next() ?? -1, 0)
      iterators.append(iterator)
    }
  }

  /// Takes one more element of each subscription, cancels it, and waits until the library has none
  /// left.
  func end() async throws {
    for index in iterators.indices { try expect(try await iterators[index].next() ?? -1, 1) }
    iterators = []
    let deadline = ContinuousClock.now + .seconds(120)
    while try library.bridge.counters.subscriptions > 0 {
      if ContinuousClock.now > deadline { throw StillLive(try library.bridge.counters) }
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}

private struct StillLive: Error, CustomStringConvertible {
  let description: String
  init(_ counters: KotlinCounters) { description = "cancelled, but still alive: \(counters)" }
}
