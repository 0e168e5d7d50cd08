/// The figures of one row of the benchmark; nil for a figure that the row lacks.
package struct ResultRow: Codable, Equatable, Sendable {
  /// A name that never changes, such as `flow-long-async`.
  package var name: String
  /// The unit of `ours`, `usual` and `floor`: `ns`, `us`, `B` or `KB`. Less is better in all of
  /// them.
  package var unit: String
  /// What the bridge takes, as the median of the samples.
  package var ours: Double?
  /// What the code that people write by hand takes.
  package var usual: Double?
  /// What the same work takes if nothing crosses.
  package var floor: Double?
  /// Half the distance between the quartiles of the samples of `ours`, as a fraction of the median.
  package var spread: Double?
  /// The calls of the C allocator for each operation of `ours`, on all threads.
  package var allocations: Double?
  /// The instructions for each operation of `ours`, on all threads, if the machine counts them.
  package var instructions: Double?

  package init(name: String, unit: String) {
    self.name = name
    self.unit = unit
  }

  /// A figure with a wider spread is not reliable.
  package static let widestSpread = 0.15

  package var isUncertain: Bool { (spread ?? 0) > Self.widestSpread }
  /// The ratio of ours to the floor.
  package var timesFloor: Double? { ratio(ours, floor) }
  /// The ratio of the usual code to ours.
  package var timesFaster: Double? { ratio(usual, ours) }

  private func ratio(_ left: Double?, _ right: Double?) -> Double? {
    guard let left, let right, right > 0 else { return nil }
    return left / right
  }
}
