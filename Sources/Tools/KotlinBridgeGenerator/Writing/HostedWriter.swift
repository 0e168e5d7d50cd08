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

  /// The code that Kotlin calls, by members.
  private func hosted(_ hosting: Manifest.Interface) -> [String] {
    let entries = Lines.elements(hosting.members.map(entry))
    let head = "static let kotlinHosted = HostedInterface("
    let first = "\(hosting.number), \(literal(interface.kotlinName)), as: (\(existential)).self,"
    let lines = Lines.ignoringLength(
      ["/// What Kotlin calls.", head, "  \(first)"] + ancestors
        + ["  cast: { $0 as? \(existential) },"]
        + Lines.indented(["entries: ["] + Lines.indented(entries) + ["])"]), depth: 1)
    return Lines.block("extension \(anyName)", lines)
  }

  private var ancestors: [String] {
    if interface.hostedAncestors.isEmpty { return [] }
    return ["  extending: [\(interface.hostedAncestors.map(String.init).joined(separator: ", "))],"]
  }

  private func entry(_ declared: Manifest.Interface.Member) -> [String] {
    guard let member = interface.allRequirements.first(where: { $0.number == declared.function })
    else { return ["HostedEntry(lacking: \(declared.function))"] }
    let head = "HostedEntry(\(declared.function)) { frame in"
    let frame = Lines.indented(frame(member))
    guard let twin = declared.twin.flatMap(HostedTwin.init) else { return [head] + frame + ["}"] }
    return ["HostedEntry(\(declared.function), twin: \(twin.type)) { frame in"] + frame
      + ["} twin: { \(twin.parameters(member)) in"]
      + Lines.indented(twin.body(declared, member, existential, call)) + ["}"]
  }

  /// The body of the entry that gets a frame.
  private func frame(_ member: SwiftMember) -> [String] {
    let function = member.isSuspending ? "answerSuspending" : "answer"
    let reads = zip(names(member), member.crossing).map { name, type in
      "let \(name): \(type.text) = try reader.read()"
    }
    let called = answer(member, call(member, "object"))
    if member.isOfMainActor {
      return ["KotlinHost.answerOnMain(frame, as: (\(existential)).self) { reader in"]
        + Lines.indented(reads + ["try reader.finish()", "return { object in \(called) }"]) + ["}"]
    }
    return ["KotlinHost.\(function)(frame, as: (\(existential)).self) { (object, reader) in"]
      + Lines.indented(
        reads + [
          "try reader.finish()",
          member.isSuspending
            ? "return { () async throws -> \(result(member)) in \(called) }" : "return \(called)",
        ])
      + ["}"]
  }

  /// No argument has the name of what is around it.
  private func names(_ member: SwiftMember) -> [String] {
    member.crossing.indices.map { "argument\($0)" }
  }

  /// Calls an object with the arguments that were read.
  private func call(_ member: SwiftMember, _ object: String) -> String {
    let values = zip(names(member), member.crossing).map { name, type in
      type.isErased ? "\(name).base" : type.isAnyErased ? "\(name)?.base" : name
    }
    return member.called(on: object, with: values)
  }

  private func result(_ member: SwiftMember) -> String {
    member.result == .unit && member.form == .function ? "Void" : member.result.text
  }

  /// What crosses of the result.
  private func answer(_ member: SwiftMember, _ call: String) -> String {
    if member.result.isErased { return "\(member.result.text)(\(call))" }
    if case .optional(.erased(_, _, let path, _)) = member.result {
      return "(\(call)).map(\(path.text).init)"
    }
    return call
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

/// The C function of an entry that gets numbers.
private struct HostedTwin {
  private let types: [String]
  private let result: String

  /// Nil if Swift lacks one of the types of C.
  init?(_ declared: [String]) {
    let types = declared.compactMap { SwiftMember.Twin.types[$0] }
    guard types.count == declared.count, let result = types.last else { return nil }
    (self.types, self.result) = (types.dropLast(), result)
  }

  var type: String {
    let all = ["UnsafeMutableRawPointer"] + types + ["UnsafeMutableRawPointer"]
    return "(@convention(c) (\(all.joined(separator: ", "))) -> \(result)).self"
  }

  /// `Unit` is no argument of C.
  private func given(_ member: SwiftMember) -> [Int] {
    member.crossing.indices.filter { member.crossing[$0] != .unit }
  }

  func parameters(_ member: SwiftMember) -> String {
    (["object"] + given(member).map { "argument\($0)" } + ["caught"]).joined(separator: ", ")
  }

  func body(
    _ declared: Manifest.Interface.Member, _ member: SwiftMember, _ existential: String,
    _ call: (SwiftMember, String) -> String
  ) -> [String] {
    let units = member.crossing.indices.filter { member.crossing[$0] == .unit }
      .map { "let argument\($0) = KotlinUnit()" }
    let none = ["Bool": "false", "Void": "()"][result] ?? "0"
    return units
      + [
        "KotlinHost.answer(object, caught, as: (\(existential)).self, function: \(declared.function), none: \(none)) {",
        "  \(call(member, "$0"))",
        "}",
      ]
  }
}
