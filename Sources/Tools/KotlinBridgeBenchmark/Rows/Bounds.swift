/// The bounds of a row on any machine: exact counts, and ratios so generous that only a mistake
/// breaks them. Times have no bounds. A goal is what is wanted of a quiet machine.
package struct Bounds: Equatable, Sendable {
  /// The greatest ratio of ours to the floor.
  package var timesFloor: Double?
  /// The greatest ratio of ours to the floor that is wanted.
  package var goal: Double?
  /// The least ratio of the usual code to ours.
  package var timesFaster: Double?
  /// The greatest count of allocations of each operation.
  package var allocations: Double?

  package init(
    timesFloor: Double? = nil, goal: Double? = nil, timesFaster: Double? = nil,
    allocations: Double? = nil
  ) {
    self.timesFloor = timesFloor
    self.goal = goal
    self.timesFaster = timesFaster
    self.allocations = allocations
  }

  /// The bounds that a row breaks, a line for each.
  package func broken(by row: ResultRow) -> [String] {
    var broken: [String] = []
    if let limit = timesFloor, let found = row.timesFloor, found > limit {
      broken.append(
        "\(row.name): \(found.rounded(2)) times the floor, but at most \(limit) are allowed")
    }
    if let limit = timesFaster, let found = row.timesFaster, found < limit {
      broken.append(
        "\(row.name): \(found.rounded(2)) times as fast as the usual code, but at least \(limit) are required"
      )
    }
    if let limit = allocations, let found = row.allocations, found > limit {
      broken.append(
        "\(row.name): \(found.rounded(3)) allocations, but at most \(limit) are allowed")
    }
    return broken
  }

  /// A line if the row misses its goal.
  package func missed(by row: ResultRow) -> String? {
    guard let goal, let found = row.timesFloor, found > goal else { return nil }
    return "\(row.name): \(found.rounded(2)) times the floor, but the goal is at most \(goal)"
  }
}

extension Double {
  func rounded(_ places: Int) -> Double {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    return (self * scale).rounded() / scale
  }
}
