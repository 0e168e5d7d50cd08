/// The rules by which a subject in a process of its own can't be judged.
extension PipedSubject {
  /// Why a rule can't be judged through a pipe; nil if it can.
  static func obstacle(to rule: String) -> String? {
    obstacles[rule].map { "\($0): a pipe hides that" }
  }

  private static let obstacles: [String: String] = {
    let groups: [(what: String, rules: [String])] = [
      ("callbacks whose overlap the check sees", ["K3"]),
      ("callbacks inside which the check acts", ["K15", "K16", "K25", "K28", "K29", "K55"]),
      ("callbacks that the check blocks", ["K26", "K33"]),
      ("a cancel that the check itself calls and times", ["K11", "K14", "K54"]),
      ("calls on threads that the check chooses", ["K30", "K38", "K51"]),
      ("memory and processor time of the bridge, which the check measures", ["K27", "K36", "K73"]),
    ]
    var found: [String: String] = [:]
    for group in groups {
      for rule in group.rules { found[rule] = group.what }
    }
    return found
  }()
}
