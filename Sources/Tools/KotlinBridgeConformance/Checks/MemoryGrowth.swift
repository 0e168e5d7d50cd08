import KotlinBridgeTools

/// How much more memory this process uses than before, while nothing should make it grow.
struct MemoryGrowth {
  /// More than a pool or a heap that fills takes.
  private static let limit = 16 << 20
  /// Where it ends to look whether the growth ends: the machine needs its memory.
  private static let most = 256 << 20

  private let before = ProcessUsage.residentMemory
  private var bytes = 0
  private var goesOn = false

  /// Looks until the process is at rest or has grown too much, but no longer than two seconds. Then, if it
  /// has grown too much, looks whether the growth ends.
  mutating func watch() async throws {
    // A bridge that stops is at rest by then. On a busy machine one that goes on needs longer.
    let limit = TimeLimit(.milliseconds(400))
    var (isAtRest, looks) = (false, 0)
    while bytes < Self.limit, looks < 50, !isAtRest || !limit.isOver {
      let demand = try await ProcessUsage.processorDemand {
        try await Task.sleep(for: .milliseconds(40))
      }
      isAtRest = demand < .milliseconds(4)
      bytes = ProcessUsage.residentMemory - before
      looks += 1
    }
    if bytes >= Self.limit { try await watchForAnEnd() }
  }

  /// Looks whether the memory stays as it is for a while. A buffer without limit grows on and on.
  private mutating func watchForAnEnd() async throws {
    goesOn = true
    var steadyLooks = 0
    for _ in 0..<100 where bytes < Self.most {
      try await Task.sleep(for: .milliseconds(50))
      let now = ProcessUsage.residentMemory - before
      steadyLooks = now < bytes + (256 << 10) ? steadyLooks + 1 : 0
      bytes = max(bytes, now)
      if steadyLooks == 15 {
        goesOn = false
        return
      }
    }
  }

  /// How much it has grown, in words, if that was too much and then ended; else nil.
  var bound: String? { bytes >= Self.limit && !goesOn ? "\(bytes >> 20) MB" : nil }

  /// Fails if it has grown too much and grows on.
  ///
  /// - Parameter consumer: names whoever was blocked.
  func expectNone(blocking consumer: String) throws {
    try expect(
      !goesOn, "memory that does not grow while \(consumer) is blocked",
      "\(bytes >> 20) MB more within some seconds, and still growing")
  }
}
