extension Violator {
  /// All that are wrong. `kotlin-bridge rules` makes the table of docs/RULES.md of it.
  package static let all: [Violator] = []

  /// The right ones, made as the wrong ones are.
  package static let controls = [
    Violator("right", .kotlin, breaks: "", says: ""), Violator("none", .c, breaks: "", says: ""),
  ]
}
