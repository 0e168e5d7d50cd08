import KotlinBridgeTools

/// How much more memory this process uses than before, while nothing should make it grow.
struct MemoryGrowth {
  /// More than a pool or a heap that fills takes.
  private static let limit = 16 << 20

  private let before = ProcessUsage.residentMemory
  private var bytes = 0

  /// Looks until the process is at rest or has grown too much, but no longer than two seconds.
  mutating func watch() async throws {
    // A bridge that stops is at rest by then. On a busy machine one that goes on needs longer.
    let end = ContinuousClock.now + .milliseconds(400)
    var (isAtRest, looks) = (false, 0)
    while bytes < Self.limit, looks < 50, !isAtRest || ContinuousClock.now < end {
      let demand = try await ProcessUsage.processorDemand {
        try await Task.sleep(for: .milliseconds(40))
      }
      isAtRest = demand < .milliseconds(4)
      bytes = ProcessUsage.residentMemory - before
      looks += 1
    }
  }

  /// Fails if it has grown too much.
  ///
  /// - Parameter consumer: names whoever was blocked.
  func expectNone(blocking consumer: String) throws {
    try expect(
      bytes < Self.limit, "memory that does not grow while \(consumer) is blocked",
      "\(bytes >> 20) MB more within two seconds")
  }
}
