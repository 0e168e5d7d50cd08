/// What one row of the benchmark came to. Nil where the row has no such figure.
package struct ResultRow: Codable, Equatable, Sendable {
  /// `flow-long-async`: never changes.
  package var name: String
  /// What `ours`, `usual` and `floor` are in: `ns`, `us`, `B`, `KB`. Less is better in all of them.
  package var unit: String
  /// What the bridge takes: the median of the samples.
  package var ours: Double?
  /// What the code takes that people write by hand.
  package var usual: Double?
  /// What the same takes where nothing crosses.
  package var floor: Double?
  /// Of the samples of `ours`: half the distance between the quartiles, as a fraction of the median.
  package var spread: Double?
  /// Calls of the C allocator for each operation of ours, on all threads.
  package var allocations: Double?
  /// Instructions for each operation of ours, on all threads, where the machine counts them.
  package var instructions: Double?

  package init(name: String, unit: String) {
    self.name = name
    self.unit = unit
  }

  /// Beyond this, a figure is not to be relied on.
  package static let widestSpread = 0.15

  package var isUncertain: Bool { (spread ?? 0) > Self.widestSpread }
  /// How many times the floor ours is.
  package var timesFloor: Double? { ratio(ours, floor) }
  /// How many times ours the usual code is.
  package var timesFaster: Double? { ratio(usual, ours) }

  private func ratio(_ left: Double?, _ right: Double?) -> Double? {
    guard let left, let right, right > 0 else { return nil }
    return left / right
  }
}
