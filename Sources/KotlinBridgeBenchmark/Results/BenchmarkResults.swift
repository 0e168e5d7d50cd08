/// What one run of the benchmark came to: what `--json` writes and `--compare` reads.
package struct BenchmarkResults: Codable, Equatable, Sendable {
  package var rows: [ResultRow]
  package var machine: Machine

  package init(rows: [ResultRow], machine: Machine) {
    self.rows = rows
    self.machine = machine
  }
}
