import KotlinBridge

/// Writes what Kotlin calls of a type of the user's with an interface, and Kotlin's own bodies, which such
/// a type may leave members to.
struct HostedWriter {
  let interface: SwiftInterface
  let members: MemberWriter

  var declarations: [[String]] {
    guard let hosting = interface.hosting else { return [] }
    return [hosted(hosting), defaults, leftToKotlin].filter { !$0.isEmpty }
  }

  private var anyName: String {
    interface.anyPath.components.map(Keywords.escaped).joined(separator: ".")
  }

  private var existential: String { "any \(interface.path.text)" }

  private func hosted(_ hosting: Manifest.Interface) -> [String] {
    let entries = HostedEntries(
      hosting: hosting, kotlinName: interface.kotlinName, type: existential,
      ancestors: interface.hostedAncestors, members: interface.allRequirements)
    return Lines.block("extension \(anyName)", entries.lines)
  }
}

// MARK: - Kotlin's own bodies

extension HostedWriter {
  /// The struct that calls them.
  private var defaults: [String] {
    if interface.bodies.isEmpty { return [] }
    let own = MemberWriter(library: members.library, depth: 2)
    let name = interface.path.text
    return Lines.block(
      "extension \(anyName)",
      [
        "/// What Kotlin has for members that a type of Swift's with `\(name)` may leave out or override."
      ]
        + Lines.block(
          "public struct Defaults: Sendable",
          Lines.separated(
            [
              ["private let \(SwiftInterface.defaultsObject): \(anyName)"],
              Lines.block(
                "public init(_ object: \(existential))",
                ["\(SwiftInterface.defaultsObject) = \(anyName)(object)"]),
            ] + interface.bodies.map(own.lines))))
  }

  private var leftToKotlin: [String] {
    if interface.bodies.isEmpty { return [] }
    return Lines.block(
      "extension \(interface.path.components.map(Keywords.escaped).joined(separator: "."))",
      Lines.separated(
        interface.bodies.map { members.forwarding($0, to: "\(anyName).Defaults(self)") }))
  }
}
