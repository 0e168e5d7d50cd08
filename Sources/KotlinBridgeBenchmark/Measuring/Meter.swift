import CMeters

/// Counts what operations use, on all threads of the process.
struct Meter {
  /// Of each operation; nil where it can't be counted.
  var allocations: Double?
  var instructions: Double?

  /// Does the operations twice as often the second time: the difference is what the operations use, and
  /// what comes once for all of them drops out.
  static func count(
    _ operations: Int, _ perform: (Int) async throws -> Void
  ) async throws -> Meter {
    try await perform(operations)
    let few = try await use { try await perform(operations) }
    let many = try await use { try await perform(2 * operations) }
    func each(_ figure: (Use) -> Int64?) -> Double? {
      guard let few = figure(few), let many = figure(many) else { return nil }
      return max(0, Double(many - few) / Double(operations))
    }
    return Meter(
      allocations: each(\.allocations), instructions: each(\.instructions))
  }

  private struct Use {
    var allocations: Int64?
    var instructions: Int64?
  }

  private static func use(_ body: () async throws -> Void) async rethrows -> Use {
    let instructions = meters_instructions()
    let allocations = meters_allocations()
    meters_count_allocations(1)
    defer { meters_count_allocations(0) }
    try await body()
    return Use(
      allocations: allocations < 0 ? nil : meters_allocations() - allocations,
      instructions: instructions < 0 ? nil : meters_instructions() - instructions)
  }
}
