import KotlinBridgeTools

/// What a subject in another language says that it offers, by its lines `can WORD…` and
/// `flow NAME WHAT [MESSAGE]` of docs/SUBJECTS.md.
struct Offers: Sendable {
  let flows: FlowsByKind<OfferedFlow>
  private(set) var abilities: FlowAbilities = []
  private(set) var countsJobs = false

  /// - Parameter words: what may stand after `can`, beside `jobs`.
  init(_ lines: [SubjectLine], words: [String: FlowAbilities]) throws(CommandError) {
    flows = FlowsByKind(lines.compactMap(OfferedFlow.init), behavior: \.behavior)
    for word in lines.filter({ $0.word == "can" }).flatMap(\.fields) {
      if word == "jobs" {
        countsJobs = true
      } else if let ability = words[word] {
        abilities.insert(ability)
      } else {
        throw CommandError(
          "'can \(word)' is unknown; it may be 'jobs', "
            + words.keys.sorted().map { "'\($0)'" }.joined(separator: ", "))
      }
    }
    if flows.all.isEmpty { throw CommandError("it offers no flow (see docs/SUBJECTS.md)") }
  }

  /// The abilities that any subject may have.
  static let commonWords: [String: FlowAbilities] = [
    "release": .release, "kinds": .failureKinds, "details": .failureDetails, "pace": .ownPace,
  ]
}
