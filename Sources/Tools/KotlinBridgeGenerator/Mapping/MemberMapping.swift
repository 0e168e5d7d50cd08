import KotlinBridge

/// Makes Swift's functions, properties, constructors and flows from those of a manifest.
struct MemberMapping {
  private let selection: TypeSelection
  private var scopes: MemberScopes
  private var constructors: Set<String> = []
  private let memberwise: Set<String>
  /// The fields of records, by their Kotlin names.
  private let fields: [String: [SwiftField]]
  private let withHandlers: Bool
  /// The members that have another name than Kotlin's.
  private(set) var renamed: [Remark] = []

  /// - Parameter withHandlers: whether functions that suspend get methods with completion handlers.
  init(_ selection: TypeSelection, _ types: [SwiftFile.Declaration], withHandlers: Bool) {
    self.selection = selection
    self.withHandlers = withHandlers
    scopes = MemberScopes(types, selection.hierarchy, selection.names, selection.callables)
    memberwise = Set(types.compactMap(\.memberwise))
    fields = types.reduce(into: [:]) { fields, type in
      if case .record(let record) = type { fields[record.kotlinName] = record.fields }
    }
  }

  /// The member for a function or flow, with its overloads. Throws why there is none.
  ///
  /// Those of a type come after those of its supertypes.
  mutating func members(for callable: KotlinCallable) throws(Inexpressible) -> [SwiftMember] {
    if selection.isPartOfProperty(callable) { return [] }
    try check(callable)
    let parameters = try ParameterMapping.parameters(
      of: callable, selection.reader, fields: callable.owner.flatMap { fields[$0] } ?? [])
    let result = try result(of: callable)
    let shape = try MemberShape(callable, parameters, selection)
    let overloads = overloads(shape)
    if overloads.isEmpty {
      // That of all fields has the same defaults.
      if parameters.contains(where: { $0.literal != nil }) { return [] }
      throw Inexpressible("another constructor has the same types in Swift")
    }
    let adoption = SwiftAdoption(callable, selection.hierarchy)
    let isPrivate = adoption?.replacesMember == true
    let name =
      isPrivate ? privateName(shape, result) : try claim(shape, overloads, result, callable)
    let setter = try setter(of: callable)
    let members = try overloads.map { (overload) throws(Inexpressible) in
      var member = try member(callable, shape, overload, name, result)
      member.isPrivate = isPrivate
      // What Swift has in place of it calls it.
      if adoption != nil { member.deprecation = nil }
      member.setter = setter
      return member
    }
    return withHandlers ? members.flatMap { [$0] + [$0.withHandler].compactMap(\.self) } : members
  }

  private func result(of callable: KotlinCallable) throws(Inexpressible) -> SwiftType {
    let type: SwiftType
    do throws(Inexpressible) {
      type = try selection.reader.type(callable.result)
    } catch {
      let isFlow = callable.isFlow || callable.made != nil
      throw Inexpressible("its \(isFlow ? "elements" : "result"): \(error.reason)")
    }
    guard let flow = callable.made else { return type }
    return .flow("\(flow.type)<\(type.text)>", number: flow.number, traits: flow.traitsArgument)
  }

  private func member(
    _ callable: KotlinCallable, _ shape: MemberShape, _ overload: ParameterMapping.Overload,
    _ name: String, _ result: SwiftType
  ) throws(Inexpressible) -> SwiftMember {
    let documentation = Documentation.member(
      callable.documentation,
      parameters: shape.parameters.map { ($0.kotlinName, $0.name) }, throws: callable.throws)
    return SwiftMember(
      form: shape.form, effect: callable.effect, scope: shape.scope, instance: shape.instance,
      isStatic: shape.isStatic, isRequirement: isRequirement(callable, shape, overload),
      isOfObjects: isOfObjects(callable, shape), isStored: callable.isStored,
      isOfMainActor: callable.isOfMainActor, name: name,
      signature: overload.signature,
      parameters: overload.parameters,
      arguments: (shape.receiver.map { [written($0, callable, shape, overload)] } ?? [])
        + overload.arguments,
      kept: kept(callable, shape, overload), twin: try twin(callable, shape),
      result: result, resultIsExtended: result.asked.map(selection.hierarchy.isExtended) ?? false,
      exceptions: callable.isFlow ? [] : selection.exceptions(of: callable),
      number: callable.number, deprecation: callable.kotlin?.deprecated,
      documentation: documentation.without(parameters: overload.left),
      crossing: shape.parameters.filter { !overload.left.contains($0.name) }.map(\.given),
      given: try given(callable, shape))
  }

  /// What is written for the value or object whose member it is.
  private func written(
    _ name: String, _ callable: KotlinCallable, _ shape: MemberShape,
    _ overload: ParameterMapping.Overload
  ) -> String {
    let isOfObject =
      shape.instance!.callers == "KotlinObject" && isRequirement(callable, shape, overload)
    return isOfObject ? name : shape.instance!.written(name)
  }

  /// The `set` of a stored property; empty for another one.
  private func setter(of callable: KotlinCallable) throws(Inexpressible) -> [SwiftMember] {
    guard let setter = selection.setter(of: callable) else { return [] }
    let parameters = try ParameterMapping.parameters(of: setter, selection.reader)
    let shape = try MemberShape(setter, parameters, selection)
    let overload = ParameterMapping.overloads(shape.parameters)[0]
    return [try member(setter, shape, overload, shape.name, .unit)]
  }

  private func check(_ callable: KotlinCallable) throws(Inexpressible) {
    guard let owner = callable.owner else { return }
    if callable.isMember, !selection.reader.isKnown(owner) {
      throw Inexpressible("'\(owner)' has no type of its own in Swift")
    }
    if callable.isConstructor, !selection.reader.isKnown(owner) {
      throw Inexpressible("'\(owner)' has no type of its own in Swift")
    }
  }

  /// A struct has an initializer with all of its fields already.
  private func overloads(_ shape: MemberShape) -> [ParameterMapping.Overload] {
    let all = ParameterMapping.overloads(shape.parameters)
    if shape.form != .initializer { return all }
    let new = all.filter { overload in
      let parameters = overload.parameters.map { "\($0.name): \($0.type)" }
      return !memberwise.contains(
        SwiftMember.key(shape.scope.text, parameters.joined(separator: ", ")))
    }
    return new
  }

  /// A name that no other member of the scope has with the same types.
  private mutating func claim(
    _ shape: MemberShape, _ overloads: [ParameterMapping.Overload], _ result: SwiftType,
    _ callable: KotlinCallable
  ) throws(Inexpressible) -> String {
    let signatures = overloads.map(\.signature)
    switch shape.form {
    case .subscript, .operator: return shape.name
    case .initializer:
      // Not in the scope, for a subclass may have the same one.
      let keys = signatures.map { SwiftMember.key(shape.scope.text, $0) }
      if !constructors.isDisjoint(with: keys) {
        throw Inexpressible("another constructor has the same types in Swift")
      }
      constructors.formUnion(keys)
      return shape.name
    case .function, .property:
      let holder = NameScope.Holder(
        kotlinName: callable.qualifiedName, package: callable.kotlin?.package ?? "")
      let claim = scopes.claim(
        shape.name, signatures, for: holder, isProperty: shape.form == .property, result: result,
        isGeneric: callable.isGeneric && shape.form == .function, in: shape.scope)
      renamed += [claim.remark(callable.qualifiedName)].compactMap(\.self)
      return claim.name
    }
  }

  /// A name that no supertype has, which its subtypes may have again.
  private func privateName(_ shape: MemberShape, _ result: SwiftType) -> String {
    var scopes = scopes
    let signatures = ParameterMapping.overloads(shape.parameters).map(\.signature)
    return scopes.claim(
      shape.name, signatures, result: result, isGeneric: false, in: shape.scope
    ).name
  }

  /// Whether it is a member of an interface. The overloads that leave out parameters are not.
  private func isRequirement(
    _ callable: KotlinCallable, _ shape: MemberShape, _ overload: ParameterMapping.Overload
  ) -> Bool {
    guard callable.isMember, overload.left.isEmpty, let instance = shape.instance else {
      return false
    }
    if instance.isHosted, let owner = callable.owner {
      return hosted(callable, in: owner) != nil
    }
    return instance.isInterface || instance.isErased && !isOfObjects(callable, shape)
  }

  /// The member of an interface that Swift implements, if it is one.
  private func hosted(
    _ callable: KotlinCallable, in owner: String
  ) -> Manifest.Interface.Member? {
    if callable.isFlow { return nil }
    return selection.hierarchy.hosting(owner)?.members.first { $0.function == callable.number }
  }

  /// The type as which the flow of a member crosses that Swift implements.
  private func given(
    _ callable: KotlinCallable, _ shape: MemberShape
  ) throws(Inexpressible) -> SwiftType? {
    guard shape.instance?.isHosted == true, let owner = callable.owner,
      let type = hosted(callable, in: owner)?.gives
    else { return nil }
    return try selection.reader.type(type)
  }

  /// Whether no value has it, though its interface is one of values: a copy would be changed.
  private func isOfObjects(_ callable: KotlinCallable, _ shape: MemberShape) -> Bool {
    callable.isMember && shape.instance?.isErased == true && callable.isSetter
      && shape.instance?.callers != "KotlinObject"
  }

  /// The arguments with objects in them. A flow keeps its own.
  private func kept(
    _ callable: KotlinCallable, _ shape: MemberShape, _ overload: ParameterMapping.Overload
  ) -> [String] {
    if callable.isFlow { return [] }
    let receiver = shape.receiver.map { [($0, shape.instance!)] } ?? []
    let others = shape.parameters.filter { !overload.left.contains($0.name) }
      .map { (Keywords.escaped($0.name), $0.type) }
    return (receiver + others).filter { $1.mentions(selection.holders) }.map(\.0)
  }
}

extension SwiftFile.Declaration {
  /// What the initializer occupies that a struct has for its fields.
  fileprivate var memberwise: String? {
    guard case .record(let record) = self else { return nil }
    let fields = record.fields.map { "\($0.name): \($0.type.text)" }
    return SwiftMember.key(record.path.text, fields.joined(separator: ", "))
  }
}

// MARK: - Typed twins

extension MemberMapping {
  /// Nil if the manifest has no typed twin of the function.
  private func twin(
    _ callable: KotlinCallable, _ shape: MemberShape
  ) throws(Inexpressible) -> SwiftMember.Twin? {
    guard let declared = callable.twin else { return nil }
    let isHosted = shape.instance?.isHosted == true
    // Any object of the interface may have such a member, and not only Kotlin's.
    if isHosted, let owner = callable.owner, hosted(callable, in: owner) == nil { return nil }
    let isHandle = shape.instance?.object != nil || isHosted
    let receiver = shape.receiver.map { isHandle ? "kotlinHandle" : $0 }
    let parameters = shape.parameters.map { (Keywords.escaped($0.name), $0.type) }
    let twin = try SwiftMember.Twin(
      declared, arguments: (receiver.map { [$0] } ?? []) + SwiftMember.Twin.passed(parameters))
    // A property of `Unit` gives a value, and `void` is none.
    return twin.result == "Void" && shape.form != .function ? nil : twin
  }
}
