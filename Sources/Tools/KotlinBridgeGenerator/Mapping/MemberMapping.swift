import KotlinBridge

/// Makes Swift's functions, properties, constructors and flows from those of a manifest.
struct MemberMapping {
  private let selection: TypeSelection
  private var scopes: MemberScopes
  private var constructors: Set<String> = []
  private let memberwise: Set<String>
  private let withHandlers: Bool
  /// The members that have another name than Kotlin's.
  private(set) var renamed: [Remark] = []

  /// - Parameter withHandlers: whether functions that suspend get methods with completion handlers.
  init(_ selection: TypeSelection, _ types: [SwiftFile.Declaration], withHandlers: Bool) {
    self.selection = selection
    self.withHandlers = withHandlers
    scopes = MemberScopes(types, selection.hierarchy, selection.names, selection.callables)
    memberwise = Set(types.compactMap(\.memberwise))
  }

  /// The member for a function or flow, with its overloads. Throws why there is none.
  ///
  /// Those of a type come after those of its supertypes.
  mutating func members(for callable: KotlinCallable) throws(Inexpressible) -> [SwiftMember] {
    try check(callable)
    let parameters = try ParameterMapping.parameters(of: callable, selection.reader)
    let result: SwiftType
    do throws(Inexpressible) {
      result = try selection.reader.type(callable.result)
    } catch {
      throw Inexpressible("of its \(callable.isFlow ? "elements" : "result"): \(error.reason)")
    }
    let shape = try MemberShape(callable, parameters, selection)
    let overloads = overloads(shape)
    if overloads.isEmpty {
      throw Inexpressible("in Swift another constructor has the same types")
    }
    let adoption = SwiftAdoption(callable, selection.hierarchy)
    let isPrivate = adoption?.replacesMember == true
    let name =
      isPrivate ? privateName(shape, result) : try claim(shape, overloads, result, callable)
    let documentation = Documentation.member(
      callable.documentation,
      parameters: shape.parameters.map { ($0.kotlinName, $0.name) }, throws: callable.throws)
    let twin = try twin(callable, shape)
    let members = overloads.map { overload in
      SwiftMember(
        form: shape.form, effect: callable.effect, scope: shape.scope, instance: shape.instance,
        isStatic: shape.isStatic, isRequirement: isRequirement(callable, shape, overload),
        isOfObjects: isOfObjects(callable, shape), isPrivate: isPrivate, name: name,
        signature: overload.signature,
        parameters: overload.parameters,
        arguments: (shape.receiver.map { [shape.instance!.written($0)] } ?? [])
          + overload.arguments,
        kept: kept(callable, shape, overload), twin: twin,
        result: result, resultIsExtended: result.asked.map(selection.hierarchy.isExtended) ?? false,
        exceptions: callable.isFlow ? [] : selection.exceptions(of: callable),
        number: callable.number,
        // What Swift has in place of it calls it.
        deprecation: adoption == nil ? callable.kotlin?.deprecated : nil,
        documentation: documentation.without(parameters: overload.left))
    }
    return withHandlers ? members.flatMap { [$0] + [$0.withHandler].compactMap(\.self) } : members
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
        throw Inexpressible("in Swift another constructor has the same types")
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
    return instance.isInterface || instance.isErased && !isOfObjects(callable, shape)
  }

  /// Whether no value has it, though its interface is one of values: a copy would be changed.
  private func isOfObjects(_ callable: KotlinCallable, _ shape: MemberShape) -> Bool {
    callable.isMember && shape.instance?.isErased == true && callable.kotlin?.kind == "setter"
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
  /// Nil if the manifest has no typed twin of the function. `Unit` is no argument of it.
  private func twin(
    _ callable: KotlinCallable, _ shape: MemberShape
  ) throws(Inexpressible) -> SwiftMember.Twin? {
    guard let declared = callable.twin else { return nil }
    let types = declared.compactMap { MemberMapping.types[$0] }
    if types.isEmpty || types.count < declared.count {
      throw Inexpressible("its typed twin (\(declared.joined(separator: ", "))) can't be called")
    }
    // A property of `Unit` gives a value, and `void` is none.
    if types.last == "Void", shape.form != .function { return nil }
    let receiver = shape.receiver.map { shape.instance?.object == nil ? $0 : "kotlinHandle" }
    return SwiftMember.Twin(
      parameters: types.dropLast(), result: types.last!,
      arguments: (receiver.map { [$0] } ?? [])
        + shape.parameters.filter { $0.type != .unit }.map {
          Keywords.escaped($0.name) + ($0.type.object == nil ? "" : ".kotlinHandle")
        })
  }

  /// The types of Swift for those of C.
  private static let types = [
    "bool": "Bool", "int8_t": "Int8", "int16_t": "Int16", "int32_t": "Int32", "int64_t": "Int64",
    "uint8_t": "UInt8", "uint16_t": "UInt16", "uint32_t": "UInt32", "uint64_t": "UInt64",
    "float": "Float", "double": "Double", "kb_handle": "UInt64", "void": "Void",
  ]
}
