import KotlinBridgeTools

/// Makes this many uses of a subject in these of the ways, and calls the function between them.
typealias ManyUses = (_ count: Int, _ ways: Range<Int>, _ pause: () -> Void) async throws -> Void

extension RunningCheck {
  /// How many uses a pass makes in each way: in three passes, a leak of the smallest block shows beside what the
  /// allocator of C keeps.
  var usesOfEachWay: Int { max(1600, min(rounds / 10, 3300)) }

  /// Uses the subject many times and fails if each use leaves something behind. Growth that comes
  /// once is a pool or a heap that fills; growth that goes on is a leak.
  ///
  /// - Parameters:
  ///   - what: names the uses.
  ///   - ways: name the ways of use. A pass has the same number of each, so that a leak of one shows, and the
  ///     failure names those that leak.
  ///   - counts: the least and the greatest count of uses of one pass. It is as great as the time
  ///     allows.
  func expectNothingKept(
    _ what: String, ways: [String], uses counts: ClosedRange<Int>, _ body: ManyUses
  ) async throws {
    let start = Usage()
    let begin = ContinuousClock.now
    // Caches, pools and heaps fill up for a while.
    try await body(counts.lowerBound, ways.indices, {})
    // Looked at now, because a process that has reached its limit grows no more.
    if let problem = Usage().surplus(over: start, play: counts.lowerBound / 10) {
      throw try await naming(ways, Self.fewUses, in: problem, body)
    }
    // The five passes that a leak needs shall take less than half of the time that is left, for the search for
    // its way takes as long.
    let pass = (ContinuousClock.now - begin) * 12
    let count = max(
      counts.lowerBound,
      min(counts.upperBound, Int(record.timeLeft / pass * Double(counts.lowerBound))))
    try await body(count, ways.indices, {})
    switch try await growth(of: count, ways.indices, what, body) {
    case .none: return
    case .lasting(let problem): throw try await naming(ways, usesOfEachWay, in: problem, body)
    case .unknown:
      record.note("no verdict on leaks after \(count) \(what) per pass, for lack of time")
    }
  }

  /// Looks whether pass after pass takes more.
  private func growth(
    of count: Int, _ ways: Range<Int>, _ what: String, _ body: ManyUses
  ) async throws -> Growth {
    // Of one way: if only its uses leak, that must show.
    let ofOneWay = count / ways.count
    var before = try await leastUsage(count, ways, body)
    var growths: [UsageGrowth] = []
    for _ in 1...7 where record.hasTime {
      let after = try await leastUsage(count, ways, body)
      guard record.hasTime else { break }
      growths.append(try await growth(from: before, to: after, ofOneWay))
      // Once is not enough, for either: a heap that shrinks would hide a leak, and one that grows
      // is none.
      if UsageGrowth.isNone(growths.suffix(2)) { return .none }
      if let problem = UsageGrowth.lasting(growths.suffix(3), what) { return .lasting(problem) }
      before = after
    }
    return .unknown
  }

  private func growth(
    from before: Usage, to after: Usage, _ uses: Int
  ) async throws -> UsageGrowth {
    var surplus = after.surplus(over: before, play: 2)
    if surplus != nil {
      // Threads may need a moment to exit.
      try await Task.sleep(for: settings.late)
      surplus = Usage().surplus(over: before, play: 2)
    }
    return UsageGrowth(from: before, to: after, uses: uses, surplus: surplus)
  }

  /// The least that this process used in one pass: between collections, a heap that is collected now
  /// and then holds much that nobody uses.
  private func leastUsage(
    _ count: Int, _ ways: Range<Int>, _ body: ManyUses
  ) async throws -> Usage {
    var least: Usage?
    try await body(count, ways) { least = Usage().least(with: least) }
    return Usage().least(with: least)
  }

  /// So many uses in one way show a thread or a file descriptor for each, and reach no limit.
  private static var fewUses: Int { 64 }

  /// Uses the subject in each way alone, and names those that leak in the failure.
  private func naming(
    _ ways: [String], _ count: Int, in problem: CheckFailure, _ body: ManyUses
  ) async throws -> CheckFailure {
    if ways.count < 2 { return problem }
    var leaking: [String] = []
    for way in ways.indices {
      if case .lasting = try await growth(of: count, way..<way + 1, "", body) {
        leaking.append(ways[way])
      }
    }
    var problem = problem
    if leaking.isEmpty {
      problem.observed += ", and in none of the \(ways.count) ways alone"
    } else {
      problem.expected += ": \(leaking.joined(separator: "; "))"
    }
    return problem
  }
}

/// What pass after pass of uses came to.
private enum Growth {
  case none, unknown
  case lasting(CheckFailure)
}
