import KotlinBridgeToolSupport

/// What this process uses at one moment, to compare with what it uses later.
private struct UsageSnapshot {
  private let resident = ProcessUsage.residentMemory
  private let threads = ProcessUsage.threads
  private let fileDescriptors = ProcessUsage.fileDescriptors

  /// The failure if this process has more threads or file descriptors than before.
  func surplus(over before: UsageSnapshot, of play: Int) -> CheckFailure? {
    if threads > before.threads + play {
      return CheckFailure(
        expected: "no more threads than before", observed: "\(before.threads), then \(threads)")
    }
    if fileDescriptors > before.fileDescriptors + play {
      return CheckFailure(
        expected: "no more file descriptors than before",
        observed: "\(before.fileDescriptors), then \(fileDescriptors)")
    }
    return nil
  }

  /// The failure if memory has grown more than this count of uses may keep.
  func growth(since before: UsageSnapshot, over count: Int, _ what: String) -> CheckFailure? {
    if ProcessUsage.keepsFreedMemory { return nil }
    // A collector runs when it likes, so half a megabyte more is no leak.
    let slope = (resident - before.resident - 512 << 10) / count
    if slope < 1024 { return nil }
    return CheckFailure(
      expected: "less than 1024 bytes kept for each of \(count) \(what)",
      observed: "\(slope) bytes")
  }
}

extension RunningCheck {
  /// Repeats the body, which does something `count` times, and fails if each repetition leaves
  /// something behind. Growth that comes once is a pool or a heap that fills; growth that comes
  /// each time is a leak.
  func expectNothingKept(
    _ what: String, uses count: Int, _ body: () async throws -> Void
  ) async throws {
    let start = UsageSnapshot()
    // Caches, pools and heaps fill up for a while, and memory that was freed before hides a leak.
    for _ in 0..<3 {
      try await body()
      // Looked at now, because a process that has reached its limit grows no more.
      if let problem = UsageSnapshot().surplus(over: start, of: count / 10) { throw problem }
    }
    var problem: CheckFailure?
    // It takes two passes in a row, because a Kotlin heap that shrinks once would hide a leak.
    var passes = 0
    for _ in 0..<4 {
      let before = UsageSnapshot()
      try await body()
      let after = UsageSnapshot()
      problem = after.surplus(over: before, of: 2) ?? after.growth(since: before, over: count, what)
      passes = problem == nil ? passes + 1 : 0
      if passes == 2 { return }
    }
    if let problem { throw problem }
  }
}
