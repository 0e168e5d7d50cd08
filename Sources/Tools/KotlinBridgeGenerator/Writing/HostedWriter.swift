import KotlinBridge

/// Writes what Kotlin calls of a type of the user's with an interface, and Kotlin's own bodies, which such
/// a type may leave members to.
struct HostedWriter {
  let interface: SwiftInterface
  let members: MemberWriter

  var declarations: [[String]] {
    guard let hosting = interface.hosting else { return [] }
    return [hosted(hosting), defaults, leftToKotlin, closed].filter { !$0.isEmpty }
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
        "/// Kotlin's implementations of members that a Swift type with `\(name)` may leave out or override."
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

// MARK: - Closures

extension HostedWriter {
  /// The object that a closure is, where Kotlin makes one of a lambda.
  private var closed: [String] {
    guard let member = interface.closed else { return [] }
    let closure = closure(of: member)
    return Lines.block(
      "extension \(anyName)",
      Lines.separated([
        Lines.ignoringLength(
          ["/// An object whose `\(member.name)` calls a closure."]
            + Lines.block(
              "public init(_ closure: @escaping \(closure))", ["self.init(Closure(closure))"]),
          depth: 1),
        Lines.block(
          "private final class Closure: \(interface.path.text)",
          Lines.separated([
            Lines.ignoringLength(["private let \(SwiftInterface.closure): \(closure)"], depth: 2),
            Lines.ignoringLength(
              Lines.block(
                "init(_ closure: @escaping \(closure))", ["\(SwiftInterface.closure) = closure"]),
              depth: 2),
            MemberWriter(library: members.library, depth: 2)
              .forwarding(member, toClosure: SwiftInterface.closure),
          ])),
      ]))
  }

  private func closure(of member: SwiftMember) -> String {
    let actor = member.isOfMainActor ? "@MainActor " : ""
    let parameters = member.crossing.map(\.parameterText).joined(separator: ", ")
    let result =
      member.result == .unit && member.form == .function ? "Void" : member.result.resultText
    let effects = member.isSuspending ? "async throws" : "throws"
    return "\(actor)@Sendable (\(parameters)) \(effects) -> \(result)"
  }
}
