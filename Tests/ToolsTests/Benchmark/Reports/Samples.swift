import KotlinBridgeBenchmark

extension ResultRow {
  static func sample(
    _ name: String = "flow-long-async", unit: String = "ns", ours: Double? = 33.1,
    usual: Double? = nil, floor: Double? = nil, spread: Double? = nil, allocations: Double? = nil
  ) -> ResultRow {
    var row = ResultRow(name: name, unit: unit)
    (row.ours, row.usual, row.floor) = (ours, usual, floor)
    (row.spread, row.allocations) = (spread, allocations)
    return row
  }
}

extension BenchmarkResults {
  static func sample(_ rows: ResultRow...) -> BenchmarkResults {
    BenchmarkResults(
      rows: rows,
      machine: Machine(
        date: "2025-11-21T12:00:00Z", processor: "A <fast> & \"small\" one", cores: 2,
        memory: 8_000_000_000, system: "Linux 6.1", swift: "6.3.1", kotlin: "2.3.0",
        method: "Medians of interleaved runs."))
  }
}
