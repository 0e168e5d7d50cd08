extension Rule {
  /// All rules in the order of their numbers.
  public static let all =
    signals + cancellation + demand + faults + resources + library + delivery + independence
    + entries + fetching + peers + states

  /// The numbers of the rules whose checks repeat a race as often as the run is told to.
  static let racing: Set = ["K12", "K18", "K19", "K20", "K35", "K51", "K63"]

  /// The rule with this number, in upper or lower case.
  public static func named(_ id: String) -> Rule? {
    all.first { $0.id.lowercased() == id.lowercased() }
  }

  /// The wrong bridges of this project that break the rule.
  public var brokenBy: [String] {
    Violator.all.filter { $0.rules.contains(id) }.map(\.fileName)
  }
}
