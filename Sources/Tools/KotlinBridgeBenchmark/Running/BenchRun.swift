package import KotlinBridgeTools

/// The whole run of `kotlin-bridge bench`, but for its command line.
package struct BenchRun: Sendable {
  package let options: BenchOptions
  /// The command that finds figures in a process of its own: this one.
  package let executable: String
  package let console: Console

  package init(_ options: BenchOptions, executable: String, console: Console) {
    self.options = options
    self.executable = executable
    self.console = console
  }

  /// Returns the exit status. Throws if nothing could run, or if a row could not.
  package func run() async throws -> Int32 {
    let old = try options.compare.map(BenchmarkResults.init(reading:))
    let library = try BenchLibrary(path: try options.library ?? BenchLibrary.defaultPath())
    let rows = try options.chosen(of: Row.all(of: library, isQuick: options.isQuick))
    if options.isListWanted {
      for row in rows { console.print(row.name) }
      return ExitStatus.passed
    }
    let json = try options.json.map(ReportFile.init)
    let html = try options.html.map(ReportFile.init)
    if isDebugBuild {
      console.print("this is a debug build: build with -c release for meaningful figures")
    }
    let machine = Machine.current(library: library, method: method)
    let results = BenchmarkResults(rows: try await results(of: rows, library), machine: machine)
    for line in BenchmarkTable(results).lines { console.print(line) }
    try json?.write(results.json)
    try html?.write(BenchmarkPage(results).html)
    if let old {
      for line in Comparison(old: old, new: results).lines { console.print(line) }
    }
    return options.isChecked ? check(results) : ExitStatus.passed
  }

  private func results(of rows: [Row], _ library: BenchLibrary) async throws -> [ResultRow] {
    let measurement = Measurement(
      rounds: rounds, figureRounds: figureRounds, sampleTime: sampleTime,
      apart: { try figureApart(of: $0, $1, library) })
    let timeLeft = TimeLeft(of: rows.count)
    var results: [ResultRow] = []
    for (index, row) in rows.enumerated() {
      console.progress(
        "\(index + 1) of \(rows.count): \(row.name)\(timeLeft.text(done: index))")
      do {
        results.append(try await result(of: row, by: measurement))
      } catch {
        console.endProgress()
        throw RowProblem(row: row.name, reason: error)
      }
    }
    console.endProgress()
    return results
  }

  private func result(of row: Row, by measurement: Measurement) async throws -> ResultRow {
    var result = try await measurement.result(of: row)
    guard options.isChecked, let bounds = Bounds.here[row.name] else { return result }
    // A busy machine may break a ratio for some seconds, but not for long.
    for pause in [0, 1, 5] where !bounds.broken(by: result).isEmpty {
      try await Task.sleep(for: .seconds(pause))
      result = try await measurement.result(of: row)
    }
    return result
  }

  private func check(_ results: BenchmarkResults) -> Int32 {
    let bounded = results.rows.filter { Bounds.here[$0.name] != nil }
    let broken = bounded.flatMap { row in Bounds.here[row.name]?.broken(by: row) ?? [] }
    for line in broken { console.print("out of bounds: \(line)") }
    for row in bounded {
      if let line = Bounds.here[row.name]?.missed(by: row) {
        console.print("misses its goal: \(line)")
      }
    }
    let left = results.rows.count { Bounds.needsSeveralProcessors($0.name) }
    if left > 0 { console.print("\(left) rows of several threads have no bounds on one processor") }
    console.print("\(bounded.count) rows have bounds; \(broken.count) bounds are exceeded")
    return broken.isEmpty ? ExitStatus.passed : ExitStatus.failed
  }

  private var isDebugBuild: Bool { _isDebugAssertConfiguration() }

  private var rounds: Int { options.isQuick ? 9 : 21 }
  private var figureRounds: Int { options.isQuick ? 1 : 3 }
  private var sampleTime: Duration { .milliseconds(options.isQuick ? 4 : 25) }

  private var method: String {
    (isDebugBuild ? "A debug build. " : "") + (options.isQuick ? "Quick. " : "")
      + "Medians of \(rounds) rounds. Each round samples ours, the usual code and the floor in turn, for "
      + "at least \(sampleTime.plainSeconds) s each, in one process and on the concurrent executor unless the "
      + "row's name says main. Memory and start-up are measured in separate processes, \(figureRounds) times."
  }
}

/// A row that could not be measured. The run then has no results.
struct RowProblem: Error, CustomStringConvertible {
  let row: String
  let reason: any Error
  var description: String { "\(row) can't be measured: \(reason)" }
}
