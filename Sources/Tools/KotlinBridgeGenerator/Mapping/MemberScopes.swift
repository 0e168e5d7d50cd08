/// The names of the members of types: none has that of another one, or of one of its supertypes.
struct MemberScopes {
  private var scopes: [SwiftPath: NameScope] = [:]
  /// What each type has besides the members of Kotlin's.
  private var reserved: [SwiftPath: [String]] = [:]
  private var supertypes: [SwiftPath: [SwiftPath]] = [:]
  /// Whether a name without parameters is that of a property, by the type without arguments: Swift
  /// lets no use of a generic type have it as a function then.
  private var properties: [SwiftPath: [String: Bool]] = [:]

  /// - Parameter callables: all of the library.
  init(
    _ types: [SwiftFile.Declaration], _ hierarchy: Hierarchy, _ names: TypeNames,
    _ callables: [KotlinCallable]
  ) {
    let described = Set(
      callables.filter { SwiftAdoption($0, hierarchy) == .description }.compactMap(\.owner)
        .flatMap { [$0] + hierarchy.ancestors(of: $0) })
    for type in types {
      switch type {
      case .record(let record): reserve(record.fields.map { ($0.name, "") }, in: record.path)
      case .enumeration(let enumeration):
        reserve(enumeration.cases.map { ($0.name, "") }, in: enumeration.path)
      case .sealed(let sealed):
        reserve(sealed.cases.map { ($0.name, $0.signature) }, in: sealed.path)
      case .object(let object):
        reserve(object.kotlinName, [object.path], described)
        supertypes[object.path] = hierarchy.supertypes(of: object.kotlinName)
          .compactMap { names.paths[$0] }
      case .interface(let interface):
        reserve(
          interface.kotlinName, [interface.path, interface.anyPath], described,
          [Keywords.usedInterfaceMember])
        supertypes[interface.path] = interface.protocols
      case .namespace, .member, .library, .exception, .box: break
      }
    }
  }

  private mutating func reserve(_ members: [(name: String, signature: String)], in path: SwiftPath)
  {
    reserved[path] =
      Keywords.usedMembers.map { SwiftMember.key($0, "") }
      + members.map { SwiftMember.key($0.name, $0.signature) }
  }

  private mutating func reserve(
    _ type: String, _ paths: [SwiftPath], _ described: Set<String>, _ own: [String] = []
  ) {
    let members =
      Keywords.usedObjectMembers + own + (described.contains(type) ? ["description"] : [])
    for path in paths { reserve(members.map { ($0, "") }, in: path) }
  }

  /// A name for a member with these overloads. The supertypes of its type have all their members.
  ///
  /// - Parameters:
  ///   - isProperty: whether it is no function.
  ///   - result: the type that tells the overload from others with the same parameters.
  ///   - isGeneric: whether others may have the same parameters, with other results.
  mutating func claim(
    _ name: String, _ signatures: [String], for holder: NameScope.Holder? = nil,
    isProperty: Bool = false, result: SwiftType, isGeneric: Bool, in path: SwiftPath
  ) -> NameScope.Claim {
    var scope = scope(path)
    // Nobody else has it now, so it is not copied when it changes.
    scopes[path] = nil
    let properties = properties[path.withoutArguments] ?? [:]
    let isAlone = signatures.contains("")
    let claim = scope.claim(
      name, for: holder,
      where: { name in
        // Swift takes `self` for such a function in some places, whatever its parameters are.
        name != "self" && (!isAlone || properties[name] ?? isProperty == isProperty)
      },
      keys: { name in
        let keys = signatures.map { SwiftMember.key(name, $0) }
        return (isGeneric ? [] : keys) + keys.map { "\($0) -> \(result.signature)" }
      })
    scopes[path] = scope
    if isAlone { self.properties[path.withoutArguments, default: [:]][claim.name] = isProperty }
    return claim
  }

  private func scope(_ path: SwiftPath) -> NameScope {
    if let scope = scopes[path] { return scope }
    var scope = NameScope(taken: reserved[path] ?? [])
    for supertype in supertypes[path] ?? [] { scope.take(self.scope(supertype)) }
    return scope
  }
}

extension SwiftSealed.Case {
  /// That of the function which makes a value of it.
  fileprivate var signature: String {
    fields.map { "\($0.isWhole ? "_" : $0.name): \($0.type.signature)" }.joined(separator: ", ")
  }
}
