import CMeters
import Glibc
import Testing

@testable import KotlinBridgeBenchmark

/// The tests that count allocations, one after the other: the counter is one for the process.
@Suite(.serialized) enum Metered {}

extension Metered {
  struct MeterTests {
    // Other tests of this process allocate meanwhile, so nothing says how many there are at most. They
    // allocate much less than this does.
    @Test func eachAllocationIsCounted() async throws {
      let meter = try await Meter.count(100_000) { count in
        for _ in 0..<count {
          free(malloc(16))
          free(calloc(1, 16))
          free(realloc(nil, 16))
          free(aligned_alloc(64, 64))
          var memory: UnsafeMutableRawPointer?
          #expect(posix_memalign(&memory, 64, 64) == 0)
          free(memory)
        }
      }
      #expect(try #require(meter.allocations) >= 5)
    }

    @Test func nothingIsCountedWhileTheCounterIsOff() {
      let before = meters_allocations()
      for _ in 0..<1000 { free(malloc(16)) }
      #expect(meters_allocations() == before)
    }
  }
}
