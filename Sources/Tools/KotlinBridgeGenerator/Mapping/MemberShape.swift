import KotlinBridge

/// Where a function or flow of Kotlin stands in Swift, and as what.
struct MemberShape {
  let form: SwiftMember.Form
  let scope: SwiftPath
  /// The type of the value whose member it is; nil if it is static, or nobody's.
  let instance: SwiftType?
  let isStatic: Bool
  let name: String
  /// Those that Swift declares.
  let parameters: [ParameterMapping.Made]
  /// What is written for the receiver, if it is none of the parameters.
  let receiver: String?

  init(
    _ callable: KotlinCallable, _ all: [ParameterMapping.Made], _ selection: TypeSelection
  ) throws(Inexpressible) {
    var parameters = all
    var scope = SwiftPath.top
    var receiver: String?
    if callable.isMember || callable.owner == nil && callable.isExtension,
      let extended = all[0].type.extended
    {
      scope = extended
      receiver = "self"
      parameters.removeFirst()
    } else if let owner = callable.owner {
      guard let path = selection.place(in: owner) else {
        throw Inexpressible("'\(owner)' has no type in Swift to extend")
      }
      scope = path
    }
    instance = receiver == nil ? nil : all[0].type
    if callable.isExtension, callable.isMember || receiver == nil {
      parameters[0].isUnlabelled = true
    }
    let kotlinName = callable.kotlin?.name ?? callable.name
    // A requirement with two operands of its own could not be called by an existential.
    let isImplemented = callable.isMember && instance?.isHosted == true
    let `operator` =
      isImplemented ? nil : MemberShape.operator(callable, kotlinName, parameters, receiver)
    let form = MemberShape.form(callable, kotlinName, parameters, receiver, `operator`)
    if form == .operator {
      parameters = all
      let names = all.count == 1 ? ["operand"] : ["left", "right"]
      for (index, name) in zip(all.indices, names) { parameters[index].name = name }
      parameters[0].isSelf = all[0].type.isInterface || all[0].type.isErased
      receiver = nil
    }
    if callable.isSetter, !parameters.isEmpty {
      parameters[parameters.count - 1].isUnlabelled = true
    }
    self.form = form
    self.scope = scope
    let isOfOwner = callable.owner != nil && receiver == nil && form != .initializer
    isStatic = isOfOwner || form == .operator
    name = form == .operator ? `operator`! : MemberShape.name(callable, kotlinName)
    self.parameters = parameters
    self.receiver = receiver
  }

  private static func form(
    _ callable: KotlinCallable, _ name: String, _ parameters: [ParameterMapping.Made],
    _ receiver: String?, _ operator: String?
  ) -> SwiftMember.Form {
    if callable.isConstructor { return .initializer }
    let kind = callable.kotlin?.kind ?? (callable.isFlow ? "property" : "function")
    if parameters.isEmpty, kind == "getter" || kind == "property" {
      return .property
    }
    if `operator` != nil { return .operator }
    let isGet = callable.kotlin?.operator == true && name == "get" && callable.effect == .plain
    return isGet && receiver != nil && !parameters.isEmpty ? .subscript : .function
  }

  /// The operator of Swift for one of Kotlin's, before its operand or between two.
  private static func `operator`(
    _ callable: KotlinCallable, _ name: String, _ parameters: [ParameterMapping.Made],
    _ receiver: String?
  ) -> String? {
    guard callable.kotlin?.operator == true, callable.kotlin?.swift == nil,
      callable.effect == .plain, receiver != nil
    else { return nil }
    if parameters.isEmpty { return ["unaryMinus": "-", "unaryPlus": "+", "not": "!"][name] }
    guard parameters.count == 1, !parameters[0].isDefault else { return nil }
    return ["plus": "+", "minus": "-", "times": "*", "div": "/", "rem": "%"][name]
  }

  /// Underscores mark what Swift code is to wrap, as they do for Objective-C.
  private static func name(_ callable: KotlinCallable, _ kotlinName: String) -> String {
    if callable.isConstructor { return "init" }
    let name = plainName(callable, kotlinName)
    return callable.kotlin?.refined == true ? "__\(name)" : name
  }

  private static func plainName(_ callable: KotlinCallable, _ kotlinName: String) -> String {
    let given = callable.kotlin?.swift
    if callable.isSetter {
      let property = kotlinName.hasPrefix("set ") ? String(kotlinName.dropFirst(4)) : kotlinName
      return "set" + Words.upperCamelCase(Words.lowerCamelCase(given ?? property))
    }
    if let given { return Words.lowerCamelCase(given) }
    if callable.kotlin?.operator == true, kotlinName == "invoke" { return "callAsFunction" }
    return Words.lowerCamelCase(kotlinName)
  }
}
