/// One row of the benchmark: the same work through the bridge, by the usual code, and at the floor.
package struct Row: Sendable {
  package let name: String
  package let unit: String
  package let ours: Work
  /// The code that people write by hand.
  package let usual: Work?
  /// The same work if nothing crosses, or only what has to cross.
  package let floor: Work?

  package init(
    _ name: String, unit: String = "ns", ours: Work, usual: Work? = nil, floor: Work? = nil
  ) {
    self.name = name
    self.unit = unit
    self.ours = ours
    self.usual = usual
    self.floor = floor
  }

  package func work(of side: Side) -> Work? {
    switch side {
    case .ours: ours
    case .usual: usual
    case .floor: floor
    }
  }
}

package enum Side: String, CaseIterable, Sendable {
  case ours, usual, floor
}
