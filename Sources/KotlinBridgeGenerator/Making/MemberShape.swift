import KotlinBridge

/// Where a function or flow of Kotlin stands in Swift, and as what.
struct MemberShape {
  let form: SwiftMember.Form
  let scope: SwiftPath
  let isStatic: Bool
  let name: String
  /// Those that Swift declares.
  let parameters: [ParameterMaker.Made]
  /// What is written for the receiver, if it is none of the parameters.
  let receiver: String?

  init(
    _ callable: KotlinCallable, _ all: [ParameterMaker.Made], _ names: TypeNames
  ) throws(Inexpressible) {
    var parameters = all
    var scope = SwiftPath.top
    var receiver: String?
    if let owner = callable.owner {
      guard let path = names.paths[owner] else { throw Inexpressible("nothing has '\(owner)'") }
      scope = path
      if callable.isExtension { parameters[0].isUnlabelled = true }
    } else if callable.isExtension {
      if let extended = all[0].type.extended {
        scope = extended
        receiver = "self"
        parameters.removeFirst()
      } else {
        parameters[0].isUnlabelled = true
      }
    }
    let kotlinName = callable.kotlin?.name ?? callable.name
    let `operator` = MemberShape.operator(callable, kotlinName, parameters, receiver)
    let form = MemberShape.form(callable, kotlinName, parameters, receiver, `operator`)
    if form == .operator {
      parameters = all
      for (index, name) in zip(all.indices, ["left", "right"]) { parameters[index].name = name }
      receiver = nil
    }
    if callable.kotlin?.kind == "setter", !parameters.isEmpty {
      parameters[parameters.count - 1].isUnlabelled = true
    }
    self.form = form
    self.scope = scope
    isStatic = callable.owner != nil || form == .operator
    name = form == .operator ? `operator`! : MemberShape.name(callable, kotlinName)
    self.parameters = parameters
    self.receiver = receiver
  }

  private static func form(
    _ callable: KotlinCallable, _ name: String, _ parameters: [ParameterMaker.Made],
    _ receiver: String?, _ operator: String?
  ) -> SwiftMember.Form {
    let kind = callable.kotlin?.kind ?? (callable.isFlow ? "property" : "function")
    if parameters.isEmpty, kind == "getter" || kind == "property" {
      return .property
    }
    if `operator` != nil { return .operator }
    let isGet = callable.kotlin?.operator == true && name == "get" && callable.effect == .plain
    return isGet && receiver != nil && !parameters.isEmpty ? .subscript : .function
  }

  /// The binary operator of Swift for one of Kotlin's.
  private static func `operator`(
    _ callable: KotlinCallable, _ name: String, _ parameters: [ParameterMaker.Made],
    _ receiver: String?
  ) -> String? {
    guard callable.kotlin?.operator == true, callable.kotlin?.swift == nil,
      callable.effect == .plain, receiver != nil,
      parameters.count == 1, !parameters[0].isDefault
    else { return nil }
    return ["plus": "+", "minus": "-", "times": "*", "div": "/", "rem": "%"][name]
  }

  private static func name(_ callable: KotlinCallable, _ kotlinName: String) -> String {
    let given = callable.kotlin?.swift
    if callable.kotlin?.kind == "setter" {
      let property = kotlinName.hasPrefix("set ") ? String(kotlinName.dropFirst(4)) : kotlinName
      return "set" + Words.upperCamelCase(Words.lowerCamelCase(given ?? property))
    }
    if let given { return Words.lowerCamelCase(given) }
    if callable.kotlin?.operator == true, kotlinName == "invoke" { return "callAsFunction" }
    return Words.lowerCamelCase(kotlinName)
  }
}

extension SwiftType {
  /// The type that an extension of this one names; nil if Swift has a better place for a function.
  fileprivate var extended: SwiftPath? {
    switch self {
    case .declared(_, let path): path
    case .standard("KotlinUnit"): nil
    case .standard: SwiftPath(components: [signature])
    default: nil
    }
  }
}
