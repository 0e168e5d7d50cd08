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

  private func isVoid(_ member: SwiftMember) -> Bool {
    if case .flow = member.effect { return false }
    return member.result == .unit && member.form == .function
  }

  /// A stored property has no code that could throw, whether it is a flow or not.
  private func canThrow(_ member: SwiftMember) -> Bool {
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

// MARK: - What it does

extension MemberWriter {
  func body(_ member: SwiftMember) -> [String] {
    kept(member) + throwing(member, work(member))
  }

  /// Throws the exceptions that Kotlin's function declares as those of Swift.
  private func throwing(_ member: SwiftMember, _ lines: [String]) -> [String] {
    if member.exceptions.isEmpty { return lines }
    let types = member.exceptions.map { "\($0.text).self" }.joined(separator: ", ")
    return ["do {"] + Lines.indented(lines) + ["} catch {"]
      + Lines.indented(["throw KotlinError.thrown(error, declared: [\(types)])"]) + ["}"]
  }

  /// Keeps the objects of the arguments until Kotlin has read their handles.
  private func kept(_ member: SwiftMember) -> [String] {
    let lines = member.kept.map { "extendLifetime(\($0))" }
    if lines.isEmpty { return [] }
    return lines.count == 1 ? ["defer { \(lines[0]) }"] : Lines.block("defer", lines)
  }

  /// A name that no parameter has.
  private func local(_ name: String, or other: String, in member: SwiftMember) -> String {
    member.parameters.contains { $0.name == name } ? other : name
  }

  private func work(_ member: SwiftMember) -> [String] {
    let isAlone = member.kept.isEmpty && member.exceptions.isEmpty
    let result = isAlone || isVoid(member) ? "" : "return "
    switch member.effect {
    case .plain where member.result.isAnyBoxed:
      return unwrapped(member, by: plain(member))
    case .plain where member.form == .initializer && member.result.object == nil:
      return call("self = \(plain(member))", member)
    case .plain where member.form == .initializer:
      let handle = local("handle", or: "object", in: member)
      return call("let \(handle): UInt64 = \(plain(member))", member)
        + ["self.init(holding: \(handle), of: \(library).module)"]
    case .plain
    where member.result.isAnyObject || member.result.isFlow
      || member.twin != nil && member.result.object != nil:
      return made(member, by: plain(member))
    case .plain: return call("\(result)\(plain(member))", member)
    case .suspending(let placement):
      let placed = placement.map { ", placement: .\(Keywords.escaped($0))" } ?? ""
      let suspending = "try await \(library).module.callSuspending(\(member.number)\(placed)"
      if member.result.isAnyBoxed { return unwrapped(member, by: suspending) }
      return member.result.isAnyObject || member.result.isFlow
        ? made(member, by: suspending) : call("\(result)\(suspending)", member)
    case .completing(let placement, let completion):
      return handled(member, on: placement, completion)
    case .flow(let flow):
      let owner = member.arguments.isEmpty ? "" : ", owner: self"
      return [
        "\(flow.type)(of: \(library).module, flow: \(flow.number)\(flow.traitsArgument)\(owner))"
      ]
    }
  }

  /// Makes the object or flow of the handle that a call returns.
  private func made(_ member: SwiftMember, by call: String) -> [String] {
    let handle = local("handle", or: "object", in: member)
    let lines = self.call("let \(handle): \(handleType(member)) = \(call)", member)
    if case .flow(let flow, let number, let traits) = member.result {
      let arguments = flowArguments(number, traits, handle)
      return lines + Lines.list("return \(flow)", arguments, ")", depth: indent(member) / 2)
    }
    return lines + ["return \(made(member, of: handle))"]
  }

  private func flowArguments(_ number: UInt32, _ traits: String, _ handle: String) -> [String] {
    let traits = traits.isEmpty ? [] : [String(traits.dropFirst(2))]
    return ["of: \(library).module", "flow: \(number)"] + traits + ["made: \(handle)"]
  }

  /// What the struct for any value or object has that a call returns.
  private func unwrapped(_ member: SwiftMember, by call: String) -> [String] {
    let result = local("result", or: "returned", in: member)
    return self.call("let \(result): \(member.result.text) = \(call)", member)
      + ["return \(base(of: result, member))"]
  }

  private func base(of value: String, _ member: SwiftMember) -> String {
    member.result.isBoxed ? "\(value).base" : "\(value)?.base"
  }

  private func handleType(_ member: SwiftMember) -> String {
    if case .optional = member.result { return "UInt64?" }
    return "UInt64"
  }

  /// An object, or nil, or a flow of such a handle.
  private func made(_ member: SwiftMember, of handle: String) -> String {
    if case .flow(let flow, let number, let traits) = member.result {
      return "\(flow)(\(flowArguments(number, traits, handle).joined(separator: ", ")))"
    }
    let type = member.result.className
    let module = "of: \(library).module"
    func made(_ handle: String) -> String {
      if !member.resultIsExtended { return "\(type)(holding: \(handle), \(module))" }
      let maker = member.result.isAnyObject ? "kotlinAny" : "kotlinObject"
      return "\(type).\(maker)(holding: \(handle), \(module))"
    }
    if case .optional = member.result { return "\(handle).map { \(made("$0")) }" }
    return made(handle)
  }

  /// A call with a completion handler.
  private func handled(
    _ member: SwiftMember, on placement: String, _ completion: String
  ) -> [String] {
    var arguments = ["\(member.number)", "on: \(placement)", "completion: \(completion)"]
    if member.result.isAnyBoxed {
      let value = base(of: "value", member)
      arguments.append("object: { (value: \(member.result.text)) in \(value) }")
    } else if member.result.isAnyObject || member.result.isFlow {
      let type = handleType(member)
      arguments.append("object: { (handle: \(type)) in \(made(member, of: "handle")) }")
    }
    let result = member.kept.isEmpty ? "" : "return "
    let writes = member.arguments.map { "$0.write(\($0))" }
    let call = Lines.list(
      "\(result)\(library).module.callSuspending", arguments, writes.isEmpty ? ")" : ") {",
      depth: depth + 1)
    if writes.isEmpty { return call }
    let line = "\(call.last!) \(writes[0]) }"
    if writes.count == 1, line.count + 2 * (depth + 1) <= Lines.width {
      return call.dropLast() + [line]
    }
    return call + Lines.indented(writes) + ["}"]
  }

  /// The beginning of a call that does not suspend.
  private func plain(_ member: SwiftMember) -> String {
    let mark = member.isStored ? "" : "try "
    let end = member.isStored ? "OrStop" : ""
    guard member.twin != nil else {
      return "\(mark)\(library).module.call\(end)(\(member.number)"
    }
    let function = (isVoid(member) ? "run" : "call") + end
    let twin = TwinsWriter.name(member)
    return "\(mark)KotlinModule.\(function)(\(member.number), \(twin), of: \(library).module"
  }

  /// A call by a typed twin or a frame: with a closure that passes the arguments, and one that writes
  /// them.
  private func call(_ open: String, by twin: SwiftMember.Twin, _ member: SwiftMember) -> [String] {
    let direct = "$0(\((twin.arguments + ["$1"]).joined(separator: ", ")))"
    let writes = member.arguments.map { "$0.write(\($0))" }
    if writes.isEmpty {
      let line = "\(open)) { \(direct) }"
      return line.count + indent(member) <= Lines.width
        ? [line] : Lines.block("\(open))", [direct])
    }
    return ["\(open)) {"] + Lines.indented([direct]) + ["} write: {"] + Lines.indented(writes)
      + ["}"]
  }

  private func indent(_ member: SwiftMember) -> Int {
    let isAlone = member.setter.isEmpty && !canThrow(member)
    let isGetter = member.form == .subscript || member.form == .property && !isAlone
    return 2 * (depth + (isGetter ? 2 : 1) + (member.exceptions.isEmpty ? 0 : 1))
  }

  /// A call with a closure that writes the arguments.
  private func call(_ open: String, _ member: SwiftMember) -> [String] {
    if let twin = member.twin { return call(open, by: twin, member) }
    let head = isVoid(member) ? "_ = \(open), returning: KotlinUnit.self)" : "\(open))"
    let writes = member.arguments.map { "$0.write(\($0))" }
    if writes.isEmpty { return [head] }
    let line = "\(head) { \(writes[0]) }"
    if writes.count == 1, line.count + indent(member) <= Lines.width { return [line] }
    return Lines.block(head, writes)
  }
}
