import Bench
import KotlinBridge

extension Row {
  /// Flows that Swift gives and Kotlin collects. The floor is `emit` and `collect` within Kotlin.
  static func peerFlows(of library: BenchLibrary) -> [Row] {
    let floor = emitting(Int64.self, library.floor.longs)
    func row(
      _ name: String, ahead: Int32,
      _ make: @escaping @Sendable (Int64) throws -> KotlinFlow<Int64>
    ) -> Row {
      Row(
        name,
        ours: .operations { count in
          let sum = try await summed(numbers: make(Int64(count)), ahead: ahead)
          try expect(sum, Int64.weight(ofFirst: count))
        },
        floor: floor)
    }
    return [
      row("peer-flow-1", ahead: 0) { count in KotlinFlow { FirstNumbers(count: count) } },
      row("peer-flow-64", ahead: 64) { count in KotlinFlow { FirstNumbers(count: count) } },
      row("flow-given-back", ahead: 0) { try longs(count: $0) },
    ]
  }
}

/// The numbers from 0, without a suspension.
private struct FirstNumbers: AsyncSequence {
  struct AsyncIterator: AsyncIteratorProtocol {
    let count: Int64
    var next: Int64 = 0

    mutating func next() async -> Int64? {
      if next == count { return nil }
      defer { next += 1 }
      return next
    }
  }

  let count: Int64

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(count: count) }
}
