import Kitchen
import KotlinBridge
import TestHelpers
import Testing

extension KitchenSuites {
  /// What objects leave that were handed over and dropped.
  @Suite struct HostingMemory {
    /// In each round, a hundred thousand.
    ///
    /// Tables and heaps grow in the first round, and stay. Other tests of the process use memory, too: a leak
    /// grows with each round, and shows in each of ten.
    @Test func aHundredThousandObjectsLeaveNothing() async throws {
      let count = 100_000
      let life = Life()
      let brigade = try Brigade(cook: nil)
      try await dropped(count, by: brigade, life)
      var before = try await Usage.settled(life)
      var growth: [Int] = []
      for _ in 0..<10 {
        try await dropped(count, by: brigade, life)
        let after = try await Usage.settled(life)
        #expect(after.counters.handles == before.counters.handles)
        #expect(after.counters.jobs == before.counters.jobs)
        #expect(after.counters.stableReferences <= before.counters.stableReferences + 5)
        growth.append(after.memory - before.memory)
        // Less than one word for each object. Sanitizers keep what is freed.
        if ProcessMemory.isSanitized || growth.last! < count * 8 { return }
        before = after
      }
      Issue.record("each round grows, by \(growth) bytes")
    }

    private func dropped(_ count: Int, by brigade: Brigade, _ life: Life) async throws {
      for _ in 0..<count { try brigade.setCook(Counted(life)) }
      try brigade.setCook(nil)
    }
  }
}

/// What the process uses.
private struct Usage {
  var memory: Int
  var counters: KotlinCounters

  /// The usage once Kotlin holds no Swift object, and Swift has released those that it held.
  static func settled(_ life: Life) async throws -> Usage {
    try await peers(0)
    while life.alive != 0 { await Task.yield() }
    try kitchen.collectGarbage()
    ProcessMemory.trim()
    return Usage(memory: try ProcessMemory.resident, counters: try kitchen.counters)
  }
}

/// A cook whose life is counted.
private final class Counted: Casual {
  private let token: Life.Token

  init(_ life: Life) {
    token = life.token()
  }
}
