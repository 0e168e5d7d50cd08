extension ResultRow {
  enum CodingKeys: String, CodingKey {
    case name, unit, ours, usual, floor, spread, allocations, instructions
  }

  /// Writes null for a figure that is missing or not finite, so that each row has all keys.
  package func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(name, forKey: .name)
    try row.encode(unit, forKey: .unit)
    let figures: KeyValuePairs<CodingKeys, Double?> = [
      .ours: ours, .usual: usual, .floor: floor, .spread: spread, .allocations: allocations,
      .instructions: instructions,
    ]
    for (key, figure) in figures {
      try row.encode(figure.flatMap { $0.isFinite ? $0 : nil }, forKey: key)
    }
  }
}
