/// The results of one run of the benchmark, which `--json` writes and `--compare` reads.
package struct BenchmarkResults: Codable, Equatable, Sendable {
  package var rows: [ResultRow]
  package var machine: Machine

  package init(rows: [ResultRow], machine: Machine) {
    self.rows = rows
    self.machine = machine
  }
}
