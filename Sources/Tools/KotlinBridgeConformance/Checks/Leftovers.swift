import KotlinBridgeTools

extension RunningCheck {
  /// Uses the subject many times and fails if each use leaves something behind. Growth that comes
  /// once is a pool or a heap that fills; growth that goes on is a leak.
  ///
  /// - Parameters:
  ///   - what: names the uses.
  ///   - kinds: the count of kinds of uses, of which each pass has the same number. A leak of one kind shows.
  ///   - youngHeap: how many bytes a heap may take before it is collected, where the check can't ask for that.
  ///   - counts: the least and the greatest count of uses of one pass. It is as great as the time
  ///     allows.
  ///   - body: makes this many uses, and calls the function between them.
  func expectNothingKept(
    _ what: String, kinds: Int = 1, youngHeap: Int = 0, uses counts: ClosedRange<Int>,
    _ body: (Int, () -> Void) async throws -> Void
  ) async throws {
    let start = Usage()
    let begin = ContinuousClock.now
    // Caches, pools and heaps fill up for a while.
    try await body(counts.lowerBound, {})
    // As many as are in use at once may stay in a pool, two for each of a hundred jobs, and a library has pools of its
    // own for each core.
    let pool = counts.lowerBound / 10 + 256 + 4 * ProcessUsage.processors
    // Looked at now, because a process that has reached its limit grows no more.
    if let problem = try await lastingSurplus(over: start, play: pool) { throw problem }
    // The passes that a leak needs shall take less than half of the time that is left.
    let pass = (ContinuousClock.now - begin) * 12
    let count = max(
      counts.lowerBound,
      min(counts.upperBound, Int(record.timeLeft / pass * Double(counts.lowerBound))))
    var before = try await leastUsage(count, body)
    var problems: [CheckFailure] = []
    var quiet = 0
    for _ in 1...7 where record.hasTime {
      let after = try await leastUsage(count, body)
      guard record.hasTime else { break }
      var usual = before
      usual.threads = max(before.threads, start.threads + pool)
      usual.resident = max(before.resident, start.resident + youngHeap)
      if let problem = try await problem(from: usual, to: after, count, kinds, what) {
        problems.append(problem)
        quiet = 0
      } else {
        problems = []
        quiet += 1
      }
      // Once is not enough, for either: a heap that shrinks would hide a leak, and one that grows
      // is none.
      if quiet == 2 { return }
      if problems.count == 3 { throw problems[2] }
      before = after
    }
    record.note("no verdict on leaks after \(count) \(what) per pass, for lack of time")
  }

  private func problem(
    from before: Usage, to after: Usage, _ count: Int, _ kinds: Int, _ what: String
  ) async throws -> CheckFailure? {
    if after.surplus(over: before, play: 2) != nil,
      let surplus = try await lastingSurplus(over: before, play: 2)
    {
      return surplus
    }
    return after.growth(since: before, count, kinds, what)
  }

  /// The surplus that stays for as long as a check waits: a bridge may end its threads after a cancel has returned.
  /// Nil also if the check has no time to wait so long.
  private func lastingSurplus(over before: Usage, play: Int) async throws -> CheckFailure? {
    let limit = TimeLimit(settings.patience)
    while let surplus = Usage().surplus(over: before, play: play) {
      if limit.isOver { return surplus }
      if !record.hasTime { return nil }
      try await Task.sleep(for: .milliseconds(20))
    }
    return nil
  }

  /// The least that this process used in one pass: between collections, a heap that is collected now
  /// and then holds much that nobody uses.
  private func leastUsage(
    _ count: Int, _ body: (Int, () -> Void) async throws -> Void
  ) async throws -> Usage {
    var least: Usage?
    try await body(count) { least = Usage().least(with: least) }
    return Usage().least(with: least)
  }
}

/// What this process uses.
private struct Usage {
  var resident = ProcessUsage.residentMemory
  private var allocated = ProcessUsage.allocatedMemory
  var threads = ProcessUsage.threads
  private let fileDescriptors = ProcessUsage.fileDescriptors
  /// The files behind standard input, output and error.
  private let standardFiles = (0...2).map(WitnessFiles.inode)

  /// The latest counts, and the least memory.
  func least(with other: Usage?) -> Usage {
    guard let other else { return self }
    var least = self
    least.resident = min(resident, other.resident)
    least.allocated = min(allocated, other.allocated)
    return least
  }

  /// The failure if this process has more threads or file descriptors than before.
  func surplus(over before: Usage, play: Int) -> CheckFailure? {
    if threads > before.threads + play {
      return CheckFailure(
        expected: "no more threads than before", observed: "\(before.threads), then \(threads)")
    }
    if fileDescriptors > before.fileDescriptors + play {
      return CheckFailure(
        expected: "no more file descriptors than before",
        observed: "\(before.fileDescriptors), then \(fileDescriptors)")
    }
    if standardFiles != before.standardFiles {
      return CheckFailure(
        expected: "the descriptors of others left open",
        observed: "standard input, output or error was closed")
    }
    return nil
  }

  /// The failure if memory has grown by more than a pool that fills may.
  func growth(
    since before: Usage, _ count: Int, _ kinds: Int, _ what: String
  ) -> CheckFailure? {
    if ProcessUsage.keepsFreedMemory { return nil }
    // The allocator of C tells exact numbers. Pages say what other heaps take, and less exactly.
    let allocated = allocated - before.allocated
    let pages = resident - before.resident
    let ofOneKind = count / kinds
    let isLeak =
      allocated > max(Self.perUse * ofOneKind, Self.play)
      || pages > max(Self.perPages * ofOneKind, 3 << 19)
    if !isLeak { return nil }
    let ways = kinds > 1 ? ", if only those that end in one of \(kinds) ways leak" : ""
    return CheckFailure(
      expected: "less than \(Self.perUse) bytes kept for each of \(ofOneKind) \(what)",
      observed:
        "\(allocated / ofOneKind) bytes of malloc and \(pages / ofOneKind) bytes of pages for each\(ways)"
    )
  }

  /// No bridge needs to remember a use that is over. The smallest block of the allocator of C has 32 bytes.
  private static let perUse = 24
  /// Other heaps give their pages back late.
  private static let perPages = 64
  /// What pools and lists of the allocator of C grow by now and then.
  private static let play = 96 << 10
}
