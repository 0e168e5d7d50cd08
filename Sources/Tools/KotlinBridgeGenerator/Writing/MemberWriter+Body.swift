/// What a member does: the call of Kotlin, and what is made of its result.
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
