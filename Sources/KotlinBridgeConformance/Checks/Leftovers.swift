import KotlinBridgeToolSupport

/// What the process has taken, to be compared with what it takes later.
private struct Usage {
  private let resident = ProcessUsage.residentMemory
  private let threads = ProcessUsage.threads
  private let fileDescriptors = ProcessUsage.fileDescriptors

  /// More threads or file descriptors than that.
  func surplus(over before: Usage, of play: Int) -> CheckFailure? {
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

  /// More memory than so many uses may keep.
  func growth(since before: Usage, over count: Int, _ what: String) -> CheckFailure? {
    if ProcessUsage.keepsFreedMemory { return nil }
    // Collectors run when they like: half a megabyte of play.
    let slope = (resident - before.resident - 512 << 10) / count
    if slope < 1024 { return nil }
    return CheckFailure(
      expected: "less than 1024 bytes kept for each of \(count) \(what)",
      observed: "\(slope) bytes")
  }
}

extension CheckContext {
  /// Does something so often, again and again, and fails if each time leaves something behind: what happens
  /// once is a pool or heap that fills, what happens always is a leak.
  func expectNothingKept(
    _ what: String, uses count: Int, _ body: () async throws -> Void
  ) async throws {
    let start = Usage()
    // Caches, pools and heaps fill up for a while, and what was freed before hides what leaks.
    for _ in 0..<3 {
      try await body()
      // At once: a process that has reached its limit grows no more.
      if let problem = Usage().surplus(over: start, of: count / 10) { throw problem }
    }
    var problem: CheckFailure?
    // Twice in a row without a problem, for a Kotlin heap that shrinks once would hide one.
    var passes = 0
    for _ in 0..<4 {
      let before = Usage()
      try await body()
      let after = Usage()
      problem = after.surplus(over: before, of: 2) ?? after.growth(since: before, over: count, what)
      passes = problem == nil ? passes + 1 : 0
      if passes == 2 { return }
    }
    if let problem { throw problem }
  }
}
