import Bench
import KotlinBridge

extension Row {
  /// The memory of a Swift object that Kotlin holds, on both sides and with the object itself, measured with a
  /// count of them. The floor is a Kotlin object with a cleaner.
  static func peerMemory(_ count: Int, of library: BenchLibrary) throws -> Row {
    let cleaned = library.floor.cleaned
    return Row(
      "peer-memory", unit: "B",
      ours: .figureApart {
        let counters = try Counters()
        return try await bytesOfEach(count, library) { count in
          for _ in 0..<count { try counters.keep(counter: SwiftCounter()) }
        }
      },
      floor: .figureApart { try await bytesOfEach(count, library) { cleaned(Int64($0)) } })
  }

  private static func bytesOfEach(
    _ count: Int, _ library: BenchLibrary, _ make: (Int) throws -> Void
  ) async throws -> Double {
    // The first one sets up what all of them share.
    try make(1)
    return try await residentBytes(of: library) { try make(count) } / Double(count)
  }
}
