import KotlinBridge

/// Writes the code that Kotlin calls of a Swift type with an interface, or of a closure: one entry for each
/// member.
struct HostedEntries {
  let hosting: Manifest.Interface
  let kotlinName: String
  /// What the calls are made on: `any Station`, or the struct with a closure.
  let type: String
  /// The numbers of the interfaces that it extends.
  let ancestors: [UInt32]
  /// Those that are called.
  let members: [SwiftMember]

  var lines: [String] {
    let entries =
      hosting.members.isEmpty
      ? [] : Lines.elements(hosting.members.map(entry))
    let head = "static let kotlinHosted = HostedInterface("
    let first = "\(hosting.number), \(literal(kotlinName)), as: \(metatype),"
    return Lines.ignoringLength(
      ["/// What Kotlin calls.", head, "  \(first)"] + extending
        + ["  cast: { $0 as? \(type) },"]
        + Lines.indented(
          entries.isEmpty ? ["entries: [])"] : ["entries: ["] + Lines.indented(entries) + ["])"]),
      depth: 1)
  }

  private var metatype: String { type.contains(" ") ? "(\(type)).self" : "\(type).self" }

  private var extending: [String] {
    if ancestors.isEmpty { return [] }
    return ["  extending: [\(ancestors.map(String.init).joined(separator: ", "))],"]
  }

  private func entry(_ declared: Manifest.Interface.Member) -> [String] {
    let function = declared.function
    guard let member = members.first(where: { $0.number == function })
    else { return ["HostedEntry(lacking: \(function))"] }
    let frame = Lines.indented(frame(member))
    guard let twin = declared.twin.flatMap(HostedTwin.init) else {
      return ["HostedEntry(\(function)) { frame in"] + frame + ["}"]
    }
    return ["HostedEntry(\(function), twin: \(twin.type)) { frame in"] + frame
      + ["} twin: { \(twin.parameters(member)) in"]
      + Lines.indented(twin.body(function, member, metatype, call)) + ["}"]
  }

  /// The body of the entry that gets a frame.
  private func frame(_ member: SwiftMember) -> [String] {
    let function = member.isSuspending ? "answerSuspending" : "answer"
    let reads = zip(names(member), member.crossing).map { name, type in
      "let \(name): \(type.text) = try reader.read()"
    }
    let called = answer(member, call(member, "object"))
    if member.isOfMainActor {
      return ["KotlinHost.answerOnMain(frame, as: \(metatype)) { reader in"]
        + Lines.indented(reads + ["try reader.finish()", "return { object in \(called) }"]) + ["}"]
    }
    return ["KotlinHost.\(function)(frame, as: \(metatype)) { (object, reader) in"]
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
      type.isBoxed ? "\(name).base" : type.isAnyBoxed ? "\(name)?.base" : name
    }
    return member.called(on: object, with: values)
  }

  private func result(_ member: SwiftMember) -> String {
    if let given = member.given { return given.text }
    if member.result.isAnyObject { return member.result.writtenText }
    return member.result == .unit && member.form == .function ? "Void" : member.result.text
  }

  /// What crosses of the result.
  private func answer(_ member: SwiftMember, _ call: String) -> String {
    if let given = member.given { return given.written(call) }
    // An existential is no `KotlinValue`, but the object in it is.
    if member.result.isAnyObject { return "\(call) as \(member.result.writtenText)" }
    return member.result.isAnyBoxed
      ? member.result.written(member.result.isBoxed ? call : "(\(call))") : call
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
    _ function: UInt32, _ member: SwiftMember, _ metatype: String,
    _ call: (SwiftMember, String) -> String
  ) -> [String] {
    let units = member.crossing.indices.filter { member.crossing[$0] == .unit }
      .map { "let argument\($0) = KotlinUnit()" }
    let none = ["Bool": "false", "Void": "()"][result] ?? "0"
    return units
      + [
        "KotlinHost.answer(object, caught, as: \(metatype), function: \(function), none: \(none)) {",
        "  \(call(member, "$0"))",
        "}",
      ]
  }
}
