import KotlinBridge

/// Makes Swift types from those of a manifest.
struct TypeMapping {
  private let declared: [String: Manifest.DeclaredType]
  private let reader: TypeReader
  private let names: TypeNames
  private let hierarchy: Hierarchy
  private let exceptions: Hierarchy
  private let holders: Set<String>

  init(
    _ types: [Manifest.DeclaredType], _ reader: TypeReader, _ names: TypeNames,
    _ hierarchy: Hierarchy, _ exceptions: Hierarchy, _ holders: Set<String>
  ) {
    declared = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
    self.reader = reader
    self.names = names
    self.hierarchy = hierarchy
    self.exceptions = exceptions
    self.holders = holders
  }

  /// Why a type can't be expressed; nil if it can.
  func problem(_ type: Manifest.DeclaredType) -> String? {
    do throws(Inexpressible) {
      _ = try made(type)
      return nil
    } catch {
      return error.reason
    }
  }

  /// The declaration of a type without a problem.
  func declaration(_ type: Manifest.DeclaredType) -> SwiftFile.Declaration? {
    try? made(type)
  }

  private func made(
    _ type: Manifest.DeclaredType
  ) throws(Inexpressible) -> SwiftFile.Declaration {
    let generic = generic(type)
    if generic != nil { _ = try reader.type(type.type) }
    guard let path = reader.path(of: type.name) ?? names.paths[type.name] else {
      throw Inexpressible("it has no name")
    }
    let documentation = Documentation.type(
      type.documentation, kotlin: names.generic(type.name) ?? type.name)
    let declaring = reader.declaring(generic?.parameters.map { .standard($0) } ?? [])
    switch type.kind {
    case "record":
      return .record(
        SwiftRecord(
          kotlinName: type.name, path: path, generic: generic,
          fields: try fields(type, declaring: generic == nil ? nil : declaring),
          isCodable: isCodable(type, declaring), protocols: protocols(type),
          documentation: documentation))
    case "enum":
      return .enumeration(
        SwiftEnumeration(
          kotlinName: type.name, path: path, cases: try entries(type), protocols: protocols(type),
          documentation: documentation))
    case "sealed":
      return .sealed(
        SwiftSealed(
          kotlinName: type.name, path: path, generic: generic,
          cases: try cases(type, declaring: generic == nil ? nil : declaring),
          isCodable: isCodable(type, declaring), protocols: protocols(type),
          documentation: documentation))
    case "object": return try object(type, path, documentation)
    case "exception":
      return .exception(
        SwiftException(
          kotlinName: type.name, path: path,
          fields: try fields(type, taken: Keywords.usedExceptionMembers),
          extending: exceptions.extending(type.name),
          error: names.hasError ? "Swift.Error" : "Error", documentation: documentation))
    default: throw Inexpressible("the manifest gives it the unknown kind '\(type.kind)'")
    }
  }

  /// Those of the interfaces that a value has.
  private func protocols(_ type: Manifest.DeclaredType) -> [SwiftPath] {
    hierarchy.protocols(ofValues: type.name).compactMap { names.paths[$0] }
  }

  /// What the uses of a generic type have in common; nil for other types.
  private func generic(_ type: Manifest.DeclaredType) -> SwiftGeneric? {
    guard let name = names.generic(type.name), let path = names.paths[name],
      let parameters = type.kotlin?.parameters
    else { return nil }
    let placeholders = parameters.indices.map { "#\($0)" }.joined(separator: ", ")
    return SwiftGeneric(
      path: path, kotlinName: "\(name)<\(placeholders)>", parameters: names.parameters(parameters))
  }

  /// Whether there are no objects in it. Those of a type parameter are that one's matter.
  private func isCodable(_ type: Manifest.DeclaredType, _ declaring: TypeReader) -> Bool {
    if names.generic(type.name) == nil { return !holders.contains(type.name) }
    let parts = [type] + (type.cases ?? []).compactMap { declared[$0] }
    let types = parts.flatMap { ($0.fields ?? []).map { $0.declared ?? $0.type } }
    if parts.contains(where: { $0.kind == "object" }) { return false }
    return !types.contains { (try? declaring.type($0))?.mentions(holders) == true }
  }

  private func object(
    _ type: Manifest.DeclaredType, _ path: SwiftPath, _ documentation: DocumentationComment
  ) throws(Inexpressible) -> SwiftFile.Declaration {
    if hierarchy.ancestors(of: type.name).contains(type.name) {
      throw Inexpressible("the manifest says that it extends itself")
    }
    let protocols = hierarchy.protocols(of: type.name).compactMap { names.paths[$0] }
    if let anyPath = names.anyPaths[type.name] {
      return .interface(
        SwiftInterface(
          kotlinName: type.name, path: path, anyPath: anyPath,
          objectPath: hierarchy.isErased(type.name) ? names.objectPath(of: type.name) : nil,
          values: values(type), valueCount: type.cases?.count ?? 0, protocols: protocols,
          number: hierarchy.numberAsked(for: type.name),
          hosting: hierarchy.hosting(type.name),
          isFunInterface: type.kotlin?.fun == true, documentation: documentation))
    }
    return .object(
      SwiftClass(
        kotlinName: type.name, path: path,
        superclass: hierarchy.superclass(of: type.name).flatMap { names.paths[$0] },
        protocols: protocols, isFinal: !hierarchy.isExtended(type.name),
        number: hierarchy.numberAsked(for: type.name), uses: uses(type.name),
        inheritedUses: hierarchy.ancestors(of: type.name).flatMap(uses),
        documentation: documentation))
  }

  /// The types of objects that a use of a generic class stands for, if it leaves type arguments open.
  private func uses(_ open: String) -> [String] {
    guard let open = declared[open] else { return [] }
    return declared.values.filter { $0.isUse(of: open) }.map(\.name).sorted().compactMap { name in
      guard let path = names.paths[name] else { return nil }
      return hierarchy.isInterface(name) ? "any KotlinObject & \(path.text)" : path.text
    }
  }

  /// The values that have an interface, as far as Swift has types for them.
  private func values(_ type: Manifest.DeclaredType) -> [SwiftInterface.Value] {
    (type.cases ?? []).enumerated().compactMap { index, name in
      guard reader.isKnown(name), let path = names.paths[name] else { return nil }
      return SwiftInterface.Value(number: index + 1, path: path)
    }
  }

  private func fields(
    _ type: Manifest.DeclaredType, taken: [String] = [], declaring: TypeReader? = nil
  ) throws(Inexpressible) -> [SwiftField] {
    var scope = NameScope(taken: Keywords.usedMembers + taken)
    var fields: [SwiftField] = []
    for field in type.fields ?? [] {
      let swift: SwiftType
      var declared: SwiftType?
      var `default`: String?
      do throws(Inexpressible) {
        swift = try reader.type(field.type)
        if let literal = field.literal { `default` = try defaults.text(literal, of: swift) }
        if let declaring {
          guard let type = field.declared else {
            throw Inexpressible("the manifest does not say how its generic class declares the type")
          }
          declared = try declaring.type(type)
        }
      } catch {
        throw Inexpressible("its field '\(field.name)': \(error.reason)")
      }
      fields.append(
        SwiftField(
          kotlinName: field.name, name: scope.claim(Words.lowerCamelCase(field.name)), type: swift,
          declaredType: declared, default: `default`,
          documentation: Documentation.part(
            field.documentation, of: type.documentation, named: field.name)))
    }
    return fields
  }

  private var defaults: DefaultMapping {
    DefaultMapping { name in declared[name].flatMap { try? entries($0) } ?? [] }
  }

  private func entries(
    _ type: Manifest.DeclaredType
  ) throws(Inexpressible) -> [SwiftEnumeration.Case] {
    let names = type.cases ?? []
    if names.isEmpty { throw Inexpressible("an enum without entries has no values") }
    var scope = NameScope(taken: Keywords.usedMembers)
    return names.enumerated().map { index, name in
      SwiftEnumeration.Case(
        kotlinName: name, name: scope.claim(Words.lowerCamelCase(name)),
        documentation: part(index, of: type, named: name))
    }
  }

  private func cases(
    _ type: Manifest.DeclaredType, declaring: TypeReader?
  ) throws(Inexpressible) -> [SwiftSealed.Case] {
    let names = type.cases ?? []
    if names.isEmpty { throw Inexpressible("a sealed class without cases has no values") }
    var scope = NameScope(taken: Keywords.usedMembers)
    var cases: [SwiftSealed.Case] = []
    for (index, name) in names.enumerated() {
      guard let leaf = declared[name] else {
        throw Inexpressible("the manifest does not describe its case '\(name)'")
      }
      let own = part(index, of: type, named: name)
      let declaredCase = type.kotlin?.cases.flatMap { index < $0.count ? $0[index] : nil }
      let swift = scope.claim(SimpleNames(uses: reader.uses).caseName(name))
      cases.append(
        SwiftSealed.Case(
          kotlinName: name, declaredName: declaring == nil ? nil : declaredCase?.description,
          name: swift,
          fields: leaf.kind == "record"
            ? try fields(leaf, declaring: try self.declaring(leaf, declaredCase, declaring))
            : [try whole(leaf, named: swift)],
          documentation: own.isEmpty
            ? Documentation.part(leaf.documentation, of: nil, named: name) : own))
    }
    return cases
  }

  /// The only field of a case that is an object or an enum's entry.
  private func whole(
    _ leaf: Manifest.DeclaredType, named name: String
  ) throws(Inexpressible) -> SwiftField {
    SwiftField(
      kotlinName: "", name: name, type: try reader.type(leaf.type), isWhole: true,
      documentation: Documentation.part(nil, of: nil, named: name))
  }

  /// What reads the declarations of a case's fields; nil for a case that is not generic itself.
  private func declaring(
    _ leaf: Manifest.DeclaredType, _ type: ManifestType?, _ sealed: TypeReader?
  ) throws(Inexpressible) -> TypeReader? {
    leaf.kotlin?.parameters == nil ? nil : try sealed?.declaringCase(type)
  }

  private func part(
    _ index: Int, of type: Manifest.DeclaredType, named name: String
  ) -> DocumentationComment {
    let all = type.caseDocumentation ?? []
    return Documentation.part(
      index < all.count ? all[index] : nil, of: type.documentation, named: name)
  }
}
