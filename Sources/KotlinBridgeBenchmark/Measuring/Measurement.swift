/// Finds the figures of a row: samples of its sides by turns, so that what disturbs the machine disturbs
/// all of them alike, and the median of each.
package struct Measurement: Sendable {
  package let rounds: Int
  /// For rows that find their figures themselves, which is long enough to need few.
  package let figureRounds: Int
  /// How long a sample of timed operations takes at least.
  package let sampleTime: Duration
  /// Has a side of a row measured by a process of its own.
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

  /// How many operations make a sample.
  private func calibrated(_ perform: (Int) async throws -> Void) async throws -> Int {
    let wanted = sampleTime.nanoseconds
    var operations = 1
    while true {
      // The best of three: a moment in which the machine did something else says nothing.
      var time = Double.infinity
      for _ in 0..<3 where time >= wanted {
        time = min(time, try await nanoseconds { try await perform(operations) })
      }
      if time >= wanted { return operations }
      // Not more than tenfold at once: the first operations are slower than the rest.
      let factor = min(10, max(1.2, wanted / max(time, 1)))
      operations = Int(Double(operations) * factor) + 1
    }
  }
}
