import CMeters

/// The allocations and instructions that an operation takes, on all threads of the process.
struct Meter {
  /// The allocations of each operation.
  var allocations: Double?
  /// The instructions of each operation; nil where the machine does not count them.
  var instructions: Double?

  /// Performs a count of operations, and then twice that count. The difference is what the
  /// operations use, without what comes once for all of them.
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
    var allocations: Int64
    var instructions: Int64?
  }

  private static func use(_ body: () async throws -> Void) async rethrows -> Use {
    meters_count_allocations(1)
    defer { meters_count_allocations(0) }
    let instructions = meters_instructions()
    let allocations = meters_allocations()
    try await body()
    return Use(
      allocations: meters_allocations() - allocations,
      instructions: instructions < 0 ? nil : meters_instructions() - instructions)
  }
}
