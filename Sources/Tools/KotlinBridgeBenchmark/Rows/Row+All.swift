import Bench
import KotlinBridge

extension Row {
  /// All rows, in the order of the reports. A quick run has fewer live subscriptions, and leaves
  /// out the rows that always take long.
  package static func all(of library: BenchLibrary, isQuick: Bool) throws -> [Row] {
    let (usual, floor) = (library.usual, library.floor)
    var rows = flows("long", longs, usual: usual.flowOfLongs, floor: floor.longs)
    rows += flowVariants(of: library)
    rows += flows("string", strings, usual: usual.flowOfStrings, floor: floor.strings)
    rows += flows("record", records, usual: usual.flowOfRecords, floor: floor.records)
    rows += flows("list", lists, usual: UsualFlow<[Int64]>?.none, floor: floor.lists)
    rows += roundTrips(of: library)
    rows += [1, 100, 10_000].map { concurrentFlows($0, of: library) }
    rows += try suspendCalls(of: library) + states(of: library)
    rows += try typedCalls(of: library) + [typedFlow(of: library), unboxedFlow(of: library)]
    rows += try peers(of: library) + peerFlows(of: library) + mainQueue(of: library)
    rows += publishers()
    rows += try manyThreads(rows)
    rows += try firstCalls(isQuick ? 1000 : 10_000, of: library)
    rows += try subscriptions(of: library)
    rows += try cancelLatencies(of: library, samples: isQuick ? 200 : 2000)
    rows += live(isQuick ? 100_000 : 1_000_000, of: library)
    rows.append(try peerMemory(isQuick ? 100_000 : 1_000_000, of: library))
    rows.append(subscribing(1000, named: "1e3", of: library))
    rows += [(10, "1e1"), (1000, "1e3"), (100_000, "1e5")].map { liveObjects($0, named: $1) }
    rows += values(1_000_000, named: "1MB")
    if !isQuick {
      rows += values(100_000_000, named: "100MB")
      rows.append(subscribing(1_000_000, named: "1e6", of: library))
      rows += [(1000, "1e3"), (1_000_000, "1e6"), (100_000_000, "1e8")].map {
        elements($0, named: $1, of: library)
      }
    }
    return rows + Row.library(path: library.path)
  }
}
