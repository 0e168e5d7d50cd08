/// Writes functions, properties, constructors and flows, which reach Kotlin through the module's
/// library.
struct MemberWriter {
  /// The name of the enum that has the module's library.
  let library: String
  /// How many times the lines will be indented.
  let depth: Int

  func lines(_ member: SwiftMember) -> [String] {
    // That of a requirement counts for what fulfills it.
    let documentation = member.isRequirement ? [] : documentation(member)
    return Lines.ignoringLength(
      documentation + marks(member) + attributes(member) + declaration(member), depth: depth)
  }

  /// What a protocol declares of a member.
  func requirement(_ member: SwiftMember) -> [String] {
    let parameters = member.parameters.map(\.requirement)
    let declared = head(member, access: "")
    let lines =
      switch (member.form, member.effect) {
      case (.property, .flow) where !canThrow(member):
        ["\(declared): \(type(member)) { get }"]
      case (.property, _): ["\(declared): \(type(member)) { get throws }"]
      case (.subscript, _):
        Lines.list(
          declared, parameters, ") -> \(type(member)) { get throws }", depth: depth)
      default: Lines.list(declared, parameters, ")\(effects(member))", depth: depth)
      }
    return Lines.ignoringLength(documentation(member) + marks(member) + lines, depth: depth)
  }

  /// A member that does what that of another value with the same protocol does.
  func forwarding(_ member: SwiftMember, to target: String) -> [String] {
    let values = member.parameters.map { Keywords.escaped($0.name) }
    return forwarding(member, by: member.called(on: target, with: values))
  }

  /// A member that does what a closure does with its arguments.
  func forwarding(_ member: SwiftMember, toClosure closure: String) -> [String] {
    let values = member.parameters.map { Keywords.escaped($0.name) }.joined(separator: ", ")
    let mark = member.isSuspending ? "try await" : "try"
    return forwarding(member, by: "\(mark) \(closure)(\(values))")
  }

  private func forwarding(_ member: SwiftMember, by call: String) -> [String] {
    let parameters = member.parameters.map(\.requirement)
    let getter = Lines.block("get throws", [call])
    let lines =
      switch member.form {
      case .property: Lines.block("\(head(member)): \(type(member))", getter)
      case .subscript:
        Lines.list(head(member), parameters, ") -> \(type(member)) {", depth: depth)
          + Lines.indented(getter) + ["}"]
      default:
        Lines.list(head(member), parameters, ")\(effects(member)) {", depth: depth)
          + Lines.indented([call]) + ["}"]
      }
    return marks(member) + lines
  }

  /// A constructor that only other classes have.
  func unavailable(_ member: SwiftMember) -> [String] {
    let lines = signature(member, "\(effects(member)) {") + ["  fatalError()", "}"]
    return Lines.ignoringLength(["@available(*, unavailable)"] + lines, depth: depth)
  }

  private func documentation(_ member: SwiftMember) -> [String] {
    member.documentation.lines(width: Lines.width - 2 * depth)
  }

  private func marks(_ member: SwiftMember) -> [String] {
    // `swift format` wants no underscores.
    let ignored =
      member.name.hasPrefix("__") ? ["// swift-format-ignore: AlwaysUseLowerCamelCase"] : []
    guard let message = member.deprecation else { return ignored }
    let said = message.isEmpty ? "" : ", message: \(literal(message))"
    return ignored + ["@available(*, deprecated\(said))"]
  }

  private func declaration(_ member: SwiftMember) -> [String] {
    switch (member.form, member.effect) {
    case (.property, _) where !member.setter.isEmpty:
      let setter = MemberWriter(library: library, depth: depth + 1).body(member.setter[0])
      return Lines.block(
        "\(head(member)): \(type(member))",
        Lines.block("get", body(member)) + Lines.block("set(value)", setter))
    case (.property, _) where !canThrow(member):
      return Lines.block("\(head(member)): \(type(member))", body(member))
    case (.property, _):
      return Lines.block(
        "\(head(member)): \(type(member))", Lines.block("get throws", body(member)))
    case (.subscript, _):
      return signature(member, " -> \(type(member)) {")
        + Lines.indented(Lines.block("get throws", body(member))) + ["}"]
    case (.function, _), (.operator, _), (.initializer, _):
      return signature(member, "\(effects(member)) {") + Lines.indented(body(member)) + ["}"]
    }
  }

  private func signature(_ member: SwiftMember, _ tail: String) -> [String] {
    Lines.list(head(member), member.parameters.map(\.text), ")\(tail)", depth: depth)
  }

  /// What stands before the type or the parameters.
  private func head(_ member: SwiftMember, access: String? = nil) -> String {
    let access = access ?? (member.isPrivate ? "private " : "public ")
    let isPrefix = member.form == .operator && member.parameters.count == 1
    let actor = member.isOfMainActor ? "@MainActor " : ""
    let head = actor + access + (member.isStatic ? "static " : "") + (isPrefix ? "prefix " : "")
    switch (member.form, member.effect) {
    case (.property, _): return "\(head)var \(name(member))"
    case (.subscript, _): return "\(head)subscript"
    case (.initializer, _): return head + (member.isInBody ? "convenience init" : "init")
    // What fulfills the requirement may be of any actor.
    case (_, .suspending) where access.isEmpty && member.instance?.isHosted == true:
      return "\(head)func \(name(member))"
    case (_, .suspending): return "nonisolated(nonsending) \(head)func \(name(member))"
    default: return "\(head)func \(name(member))"
    }
  }

  private func effects(_ member: SwiftMember) -> String {
    if case .suspending = member.effect { return " async throws\(arrow(member))" }
    if case .completing = member.effect { return " -> KotlinJob" }
    return " throws\(arrow(member))"
  }

  private func name(_ member: SwiftMember) -> String {
    // Swift tells `func +(` from a call by the blank.
    member.form == .operator ? "\(member.name) " : Keywords.escaped(member.name)
  }

  private func type(_ member: SwiftMember) -> String {
    if case .flow(let flow) = member.effect { return "\(flow.type)<\(member.result.text)>" }
    return member.result.resultText
  }

  private func arrow(_ member: SwiftMember) -> String {
    isVoid(member) || member.form == .initializer ? "" : " -> \(type(member))"
  }

  func isVoid(_ member: SwiftMember) -> Bool {
    if case .flow = member.effect { return false }
    return member.result == .unit && member.form == .function
  }

  /// A stored property has no code that could throw, whether it is a flow or not.
  func canThrow(_ member: SwiftMember) -> Bool {
    if case .flow = member.effect { return false }
    return !member.isStored
  }

  /// A property or method may have the name of its type's end, which `swift format` thinks is one
  /// word too many.
  private func attributes(_ member: SwiftMember) -> [String] {
    if case .completing = member.effect { return ["@discardableResult"] }
    guard member.isStatic, member.form == .property, let type = member.scope.components.last,
      member.name.lowercased().hasSuffix(type.lowercased())
    else { return [] }
    return ["// swift-format-ignore: DontRepeatTypeInStaticProperties"]
  }
}
