import Bench
import KotlinBridgeTools

extension Row {
  /// The first call on a thread that has just begun: the median of a count of threads, one after the
  /// other. The floor is the first call of C into Kotlin on such a thread.
  static func firstCalls(_ count: Int, of library: BenchLibrary) throws -> [Row] {
    let floor = library.floor.call
    return [
      Row(
        "call-first-of-thread",
        ours: .figure { try await firstCall(of: count) { try expect(plain(value: 41), 42) } },
        floor: .figure { try await firstCall(of: count) { try expect(floor(41), 42) } })
    ]
  }

  /// Nanoseconds.
  private static func firstCall(
    of count: Int, _ call: @escaping @Sendable () throws -> Void
  ) async throws -> Double {
    try (0..<count).map { _ in
      try ShortLivedThread {
        let start = ContinuousClock.now
        try call()
        return (ContinuousClock.now - start).nanoseconds
      }.value()
    }.median
  }
}
