import KotlinBridge

/// Makes Swift's functions, properties and flows from those of a manifest.
struct MemberMaker {
  private let names: TypeNames
  private let reader: TypeReader
  private var scopes: [SwiftPath: NameScope] = [:]
  /// The members that have another name than Kotlin's.
  private(set) var renamed: [Remark] = []

  init(names: TypeNames, types: [Manifest.DeclaredType]) {
    self.names = names
    reader = TypeReader(paths: names.paths)
    for type in types {
      guard let path = names.paths[type.name] else { continue }
      // A function without parameters can't have the name of a field.
      let fields = (type.fields ?? []).map { "\(Words.lowerCamelCase($0.name))()" }
      scopes[path] = NameScope(taken: fields + Keywords.usedMembers.map { "\($0)()" })
    }
  }

  /// The member for a function or flow, with its overloads. Throws why there is none.
  mutating func members(for callable: KotlinCallable) throws(Inexpressible) -> [SwiftMember] {
    let parameters = try ParameterMaker.parameters(of: callable, reader)
    let result: SwiftType
    do throws(Inexpressible) {
      result = try reader.type(callable.result, kotlin: callable.resultInKotlin)
    } catch {
      throw Inexpressible("of its \(callable.isFlow ? "elements" : "result"): \(error.reason)")
    }
    let shape = try MemberShape(callable, parameters, names)
    let overloads = ParameterMaker.overloads(shape.parameters)
    let kotlinName = callable.kotlin?.name ?? callable.name
    let name = claim(shape, overloads, kotlinName)
    let documentation = Documentation.member(
      callable.documentation,
      parameters: shape.parameters.map { ($0.kotlinName, $0.name) }, throws: callable.throws)
    return overloads.map { overload in
      SwiftMember(
        form: shape.form, effect: callable.effect, scope: shape.scope, isStatic: shape.isStatic,
        name: name, parameters: overload.parameters,
        arguments: (shape.receiver.map { [$0] } ?? []) + overload.arguments,
        twin: MemberMaker.twin(callable, parameters), result: result, number: callable.number,
        documentation: documentation.without(parameters: overload.left))
    }
  }

  /// A name that no other member of the scope has with the same types.
  private mutating func claim(
    _ shape: MemberShape, _ overloads: [ParameterMaker.Overload], _ kotlinName: String
  ) -> String {
    var scope = scopes[shape.scope] ?? NameScope()
    if shape.form == .subscript || shape.form == .operator { return shape.name }
    let name = scope.claim(shape.name) { name in
      overloads.map { overload in
        overload.signature.isEmpty ? "\(name)()" : "\(name)(\(overload.signature))"
      }
    }
    scopes[shape.scope] = scope
    if name != shape.name {
      renamed.append(
        Remark(name: kotlinName, reason: "the name \(shape.name) is taken: it is \(name)"))
    }
    return name
  }

  /// The parameter types of the function's typed twin; nil if it has none.
  private static func twin(
    _ callable: KotlinCallable, _ parameters: [ParameterMaker.Made]
  ) -> [String]? {
    guard callable.effect == .plain, scalars.union(["Unit"]).contains(callable.result),
      callable.parameters.allSatisfy({ scalars.contains($0.type) })
    else { return nil }
    return parameters.map(\.type.text)
  }

  private static let scalars: Set<String> = [
    "Boolean", "Byte", "Short", "Int", "Long", "UByte", "UShort", "UInt", "ULong", "Float",
    "Double",
  ]
}
