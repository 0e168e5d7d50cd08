/// Finds the figures of a row, each as the median of samples.
///
/// It takes samples of the sides by turns, so that a disturbance of the machine affects all of
/// them.
package struct Measurement: Sendable {
  package let rounds: Int
  /// The rounds of rows that find their figures themselves. Each takes so long that few are enough.
  package let figureRounds: Int
  /// The least time of a sample of timed operations.
  package let sampleTime: Duration
  /// Measures one side of a row in a process of its own.
  package let apart: @Sendable (Row, Side) throws -> Double

  package init(
    rounds: Int, figureRounds: Int, sampleTime: Duration,
    apart: @escaping @Sendable (Row, Side) throws -> Double
  ) {
    self.rounds = rounds
    self.figureRounds = figureRounds
    self.sampleTime = sampleTime
    self.apart = apart
  }

  package func result(of row: Row) async throws -> ResultRow {
    var result = ResultRow(name: row.name, unit: row.unit)
    let sides = Side.allCases.compactMap { side in row.work(of: side).map { (side, $0) } }
    var operations: [Side: Int] = [:]
    for case (let side, .operations(let perform)) in sides {
      operations[side] = try await calibrated(perform)
    }
    var samples: [Side: [Double]] = [:]
    for round in 0..<self.rounds(of: row) {
      for index in sides.indices {
        let (side, work) = sides[(index + round) % sides.count]
        samples[side, default: []].append(
          try await sample(row, side, work, operations[side] ?? 1))
      }
    }
    result.ours = samples[.ours]?.median
    result.usual = samples[.usual]?.median
    result.floor = samples[.floor]?.median
    result.spread = samples[.ours].flatMap { $0.count > 2 ? $0.spread : nil }
    if case .operations(let perform) = row.ours {
      let meter = try await Meter.count(1000, perform)
      (result.allocations, result.instructions) = (meter.allocations, meter.instructions)
    }
    return result
  }

  private func rounds(of row: Row) -> Int {
    if case .operations = row.ours { rounds } else { figureRounds }
  }

  private func sample(
    _ row: Row, _ side: Side, _ work: Work, _ operations: Int
  ) async throws -> Double {
    switch work {
    case .operations(let perform):
      try await nanoseconds { try await perform(operations) } / Double(operations)
    case .figure(let find): try await find()
    case .figureApart: try apart(row, side)
    }
  }

  /// The count of operations that make a sample.
  private func calibrated(_ perform: (Int) async throws -> Void) async throws -> Int {
    let wanted = sampleTime.nanoseconds
    var operations = 1
    while true {
      // The best of three, because the machine may have done something else meanwhile.
      var time = Double.infinity
      for _ in 0..<3 where time >= wanted {
        time = min(time, try await nanoseconds { try await perform(operations) })
      }
      if time >= wanted { return operations }
      // At most ten times as many, because the first operations are slower than the rest.
      let factor = min(10, max(1.2, wanted / max(time, 1)))
      operations = Int(Double(operations) * factor) + 1
    }
  }
}
