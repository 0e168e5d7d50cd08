/// Writes functions, properties and flows, which reach Kotlin through the module's library.
struct MemberWriter {
  /// The name of the enum that has the module's library.
  let library: String
  /// How many times the lines will be indented.
  let depth: Int

  func lines(_ member: SwiftMember) -> [String] {
    let lines =
      member.documentation.lines(width: Lines.width - 2 * depth)
      + ignored(member) + declaration(member)
    return Lines.ignoringLength(lines, depth: depth)
  }

  private func declaration(_ member: SwiftMember) -> [String] {
    switch (member.form, member.effect) {
    case (.property, .flow) where member.arguments.isEmpty:
      return Lines.block(head(member, "var \(name(member)): \(type(member))"), body(member))
    case (.property, _):
      return Lines.block(
        head(member, "var \(name(member)): \(type(member))"),
        Lines.block("get throws(KotlinError)", body(member)))
    case (.subscript, _):
      return signature(head(member, "subscript"), member, " -> \(type(member)) {")
        + Lines.indented(Lines.block("get throws(KotlinError)", body(member))) + ["}"]
    case (.function, .suspending), (.operator, .suspending):
      let tail = " async throws\(arrow(member)) {"
      let head = head(member, "func \(name(member))", "nonisolated(nonsending) ")
      return signature(head, member, tail) + Lines.indented(body(member)) + ["}"]
    case (.function, _), (.operator, _):
      let tail = " throws(KotlinError)\(arrow(member)) {"
      return signature(head(member, "func \(name(member))"), member, tail)
        + Lines.indented(body(member)) + ["}"]
    }
  }

  private func signature(_ head: String, _ member: SwiftMember, _ tail: String) -> [String] {
    Lines.list(head, member.parameters.map(\.text), ")\(tail)", depth: depth)
  }

  private func head(_ member: SwiftMember, _ declaration: String, _ effect: String = "") -> String {
    "\(effect)public \(member.isStatic ? "static " : "")\(declaration)"
  }

  private func name(_ member: SwiftMember) -> String {
    // Swift tells `func +(` from a call by the blank.
    member.form == .operator ? "\(member.name) " : Keywords.escaped(member.name)
  }

  private func type(_ member: SwiftMember) -> String {
    if case .flow(let flow) = member.effect { return "\(flow)<\(member.result.text)>" }
    return member.result.text
  }

  private func arrow(_ member: SwiftMember) -> String {
    isVoid(member) ? "" : " -> \(type(member))"
  }

  private func isVoid(_ member: SwiftMember) -> Bool {
    if case .flow = member.effect { return false }
    return member.result == .unit && member.form == .function
  }

  /// A property or method may have the name of its type's end, which `swift format` thinks is one
  /// word too many.
  private func ignored(_ member: SwiftMember) -> [String] {
    guard member.isStatic, member.form == .property, let type = member.scope.components.last,
      member.name.lowercased().hasSuffix(type.lowercased())
    else { return [] }
    return ["// swift-format-ignore: DontRepeatTypeInStaticProperties"]
  }
}

// MARK: - What it does

extension MemberWriter {
  private func body(_ member: SwiftMember) -> [String] {
    switch member.effect {
    case .plain:
      guard member.twin != nil else { return call("try \(called(member))", member) }
      let result = isVoid(member) ? "" : "return "
      // A name that no parameter has.
      let twin = member.parameters.contains { $0.name == "twin" } ? "entry" : "twin"
      let arguments = (member.arguments + ["$0"]).joined(separator: ", ")
      return [
        "if let \(twin) = Twins.function\(member.number), !KotlinModule.isTraced {",
        "  return try KotlinCatch.catching { \(twin)(\(arguments)) }",
        "}",
      ] + call("\(result)try \(called(member))", member)
    case .suspending(let placement):
      let placed = placement.map { ", placement: .\(Keywords.escaped($0))" } ?? ""
      return call("try await \(library).module.callSuspending(\(member.number)\(placed)", member)
    case .flow(let flow):
      let open = "\(flow)(of: \(library).module, flow: \(member.number)"
      if member.form == .property, member.arguments.isEmpty { return ["\(open))"] }
      return member.arguments.isEmpty ? ["try \(open)) { _ in }"] : call("try \(open)", member)
    }
  }

  private func called(_ member: SwiftMember) -> String {
    "\(library).module.call(\(member.number)"
  }

  /// A call with a closure that writes the arguments.
  private func call(_ open: String, _ member: SwiftMember) -> [String] {
    let head = isVoid(member) ? "_ = \(open), returning: KotlinUnit.self)" : "\(open))"
    let writes = member.arguments.map { "$0.write(\($0))" }
    if writes.isEmpty { return [head] }
    let line = "\(head) { \(writes[0]) }"
    let isGetter = member.form == .property || member.form == .subscript
    let indent = 2 * (depth + (isGetter ? 2 : 1))
    if writes.count == 1, line.count + indent <= Lines.width { return [line] }
    return Lines.block(head, writes)
  }
}
