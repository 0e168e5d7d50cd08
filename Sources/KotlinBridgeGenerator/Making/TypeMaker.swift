import KotlinBridge

/// Makes Swift types from those of a manifest.
struct TypeMaker {
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
    guard let path = names.paths[type.name] else { throw Inexpressible("it has no name") }
    let documentation = Documentation.type(type.documentation, kotlin: type.name)
    switch type.kind {
    case "record":
      return .record(
        SwiftRecord(
          kotlinName: type.name, path: path, fields: try fields(type),
          isCodable: !holders.contains(type.name), documentation: documentation))
    case "enum":
      return .enumeration(
        SwiftEnumeration(
          kotlinName: type.name, path: path, cases: try entries(type),
          documentation: documentation))
    case "sealed":
      return .sealed(
        SwiftSealed(
          kotlinName: type.name, path: path, cases: try cases(type),
          isCodable: !holders.contains(type.name), documentation: documentation))
    case "object": return try object(type, path, documentation)
    case "exception":
      return .exception(
        SwiftException(
          kotlinName: type.name, path: path,
          fields: try fields(type, taken: Keywords.usedExceptionMembers),
          extending: exceptions.extending(type.name), documentation: documentation))
    default: throw Inexpressible("the manifest calls it '\(type.kind)'")
    }
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
          kotlinName: type.name, path: path, anyPath: anyPath, protocols: protocols,
          documentation: documentation))
    }
    return .object(
      SwiftClass(
        kotlinName: type.name, path: path,
        superclass: hierarchy.superclass(of: type.name).flatMap { names.paths[$0] },
        protocols: protocols, isFinal: !hierarchy.isExtended(type.name),
        documentation: documentation))
  }

  private func fields(
    _ type: Manifest.DeclaredType, taken: [String] = []
  ) throws(Inexpressible) -> [SwiftField] {
    var scope = NameScope(taken: Keywords.usedMembers + taken)
    var fields: [SwiftField] = []
    for field in type.fields ?? [] {
      let swift: SwiftType
      do throws(Inexpressible) {
        swift = try reader.type(field.type, kotlin: field.kotlin)
      } catch {
        throw Inexpressible("of its field '\(field.name)': \(error.reason)")
      }
      fields.append(
        SwiftField(
          kotlinName: field.name, name: scope.claim(Words.lowerCamelCase(field.name)), type: swift,
          documentation: Documentation.part(
            field.documentation, of: type.documentation, named: field.name)))
    }
    return fields
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

  private func cases(_ type: Manifest.DeclaredType) throws(Inexpressible) -> [SwiftSealed.Case] {
    let names = type.cases ?? []
    if names.isEmpty { throw Inexpressible("a sealed class without cases has no values") }
    var scope = NameScope(taken: Keywords.usedMembers)
    var cases: [SwiftSealed.Case] = []
    for (index, name) in names.enumerated() {
      guard let leaf = declared[name], leaf.kind == "record" else {
        throw Inexpressible("the manifest does not describe its case '\(name)' as a record")
      }
      let own = part(index, of: type, named: name)
      cases.append(
        SwiftSealed.Case(
          kotlinName: name, name: scope.claim(KotlinName.caseName(name)),
          fields: try fields(leaf),
          documentation: own.isEmpty
            ? Documentation.part(leaf.documentation, of: nil, named: name) : own))
    }
    return cases
  }

  private func part(
    _ index: Int, of type: Manifest.DeclaredType, named name: String
  ) -> DocumentationComment {
    let all = type.caseDocumentation ?? []
    return Documentation.part(
      index < all.count ? all[index] : nil, of: type.documentation, named: name)
  }
}
