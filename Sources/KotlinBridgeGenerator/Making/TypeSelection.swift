import KotlinBridge

/// The types of a library that get a Swift type, and their names.
struct TypeSelection {
  /// In the order of the manifest.
  let types: [Manifest.DeclaredType]
  /// The objects that have members.
  let owners: [String]
  let names: TypeNames
  let reader: TypeReader
  let hierarchy: Hierarchy
  let exceptions: Hierarchy
  /// Those that are objects, or have objects in their values.
  let holders: Set<String>
  let leftOut: [Remark]
  let callables: [KotlinCallable]
  private let all: [Manifest.DeclaredType]

  init(module: String, manifest: Manifest) {
    let everything = KotlinCallable.all(manifest)
    callables = everything.filter { !$0.isOfBridge }
    var owners: [String] = []
    // A member of a value or object has its type already.
    let others = callables.filter { !$0.isMember && !$0.isConstructor }
    for case let owner? in others.map(\.owner) where !owners.contains(owner) {
      owners.append(owner)
    }
    self.owners = owners
    all = manifest.types ?? []
    holders = TypeSelection.holders(all)
    var selected = TypeSelection.needed(all, callables)
    var leftOut: [Remark] = []
    let given = TypeSelection.given(all)
    while true {
      let hierarchy = Hierarchy(selected, kind: "object")
      let names = TypeNames(
        module: module, types: selected.map(\.name), owners: owners, given: given,
        interfaces: hierarchy.interfaces, generics: TypeSelection.generics(selected))
      let reader = TypeSelection.reader(selected, names)
        .with(flows: everything.filter { $0.kotlin?.kind == "itself" })
      let exceptions = Hierarchy(selected, kind: "exception")
      let maker = TypeMaker(all, reader, names, hierarchy, exceptions, holders)
      // A type that can't be expressed takes along those that have it as a part.
      let found = selected.compactMap { type in
        maker.problem(type).map { Remark(name: type.name, reason: $0) }
      }
      leftOut += found
      if found.isEmpty {
        (types, self.names, self.reader) = (selected, names, reader)
        (self.hierarchy, self.exceptions, self.leftOut) = (hierarchy, exceptions, leftOut)
        return
      }
      selected.removeAll { type in found.contains { $0.name == type.name } }
    }
  }

  /// The types except the subclasses of sealed classes that occur only as their cases.
  private static func needed(
    _ types: [Manifest.DeclaredType], _ callables: [KotlinCallable]
  ) -> [Manifest.DeclaredType] {
    // A case does not need a type of its own only because it has members.
    var texts = callables.flatMap {
      $0.parameters.dropFirst($0.isMember ? 1 : 0).map(\.type) + [$0.result]
    }
    texts += types.flatMap { ($0.fields ?? []).map(\.type) }
    let names = Set(types.map(\.name))
    var mentioned: Set<String> = []
    for text in texts { TypeExpression(text)?.collect(names, into: &mentioned) }
    let cases = Set(types.filter { $0.kind == "sealed" }.flatMap { $0.cases ?? [] })
    var seen: Set<String> = []
    return types.filter {
      if $0.name == "kotlin.Any" || $0.kotlin?.kind == "flow" { return false }
      let isCase = cases.contains($0.name) && !mentioned.contains($0.name)
      return !isCase && seen.insert($0.name).inserted
    }
  }

  /// The classes that are generic in Swift: those of values whose declarations the manifest has.
  private static func generics(_ types: [Manifest.DeclaredType]) -> [String: Int] {
    var generics: [String: Int] = [:]
    var others: Set<String> = []
    for type in types {
      guard let expression = TypeExpression(type.name) else { continue }
      let count = type.kotlin?.parameters?.count ?? 0
      let isValue = type.kind == "record" || type.kind == "sealed"
      if isValue, count > 0, count == expression.arguments.count,
        generics[expression.name] ?? count == count
      {
        generics[expression.name] = count
      } else {
        others.insert(expression.name)
      }
    }
    return generics.filter { !others.contains($0.key) }
  }

  private static func reader(_ types: [Manifest.DeclaredType], _ names: TypeNames) -> TypeReader {
    let generics = names.generics.keys.map { ($0, names.paths[$0]!) }
    return TypeReader(
      types: TypeSelection.types(types, names),
      generics: Dictionary(uniqueKeysWithValues: generics),
      uses: Set(types.map(\.name)))
  }

  /// The types in Swift, by their Kotlin names.
  private static func types(
    _ types: [Manifest.DeclaredType], _ names: TypeNames
  ) -> [String: SwiftType] {
    var swift: [String: SwiftType] = [:]
    // An exception is no value.
    for type in types where type.kind != "exception" {
      guard let path = names.paths[type.name] else { continue }
      if let anyPath = names.anyPaths[type.name] {
        swift[type.name] = .interface(type.name, protocol: path, path: anyPath)
      } else if type.kind == "object" {
        swift[type.name] = .object(type.name, path: path)
      } else {
        swift[type.name] = .declared(type.name, path: path)
      }
    }
    return swift
  }

  private static func holders(_ types: [Manifest.DeclaredType]) -> Set<String> {
    let names = Set(types.map(\.name))
    var parts: [String: Set<String>] = [:]
    for type in types {
      parts[type.name] = type.kind == "sealed" ? Set(type.cases ?? []) : []
      for field in type.fields ?? [] {
        TypeExpression(field.type)?.collect(names, into: &parts[type.name]!)
      }
    }
    var holders = Set(types.filter { $0.kind == "object" }.map(\.name))
    while true {
      let found = parts.filter { !holders.contains($0) && !$1.isDisjoint(with: holders) }
      if found.isEmpty { return holders }
      holders.formUnion(found.keys)
    }
  }

  /// The names that classes want in Swift.
  private static func given(_ types: [Manifest.DeclaredType]) -> [String: String] {
    var given: [String: String] = [:]
    for type in types {
      guard let name = type.kotlin?.swift else { continue }
      given[TypeExpression(type.name)?.name ?? type.name] = name
    }
    return given
  }

  /// The types in Swift, without what needs the members.
  var declarations: [SwiftFile.Declaration] {
    types.compactMap(TypeMaker(all, reader, names, hierarchy, exceptions, holders).declaration)
  }

  /// The Swift types of the exceptions that a function declares, each before those that it extends.
  func exceptions(of callable: KotlinCallable) -> [SwiftPath] {
    exceptions.mostSpecificFirst(callable.throws).compactMap { names.paths[$0] }
  }

  /// The name of a type in `types`, with its arguments.
  func path(of name: String) -> SwiftPath? {
    reader.path(of: name) ?? names.paths[name]
  }

  /// The type that has the members and constructors of a class, or what is static in it.
  func place(in owner: String) -> SwiftPath? {
    names.generic(owner) == nil ? names.place(in: owner) : reader.path(of: owner)
  }

  /// The file of a type in `types`. All uses of a generic class are in that of their class.
  func file(of name: String) -> String {
    if let file = all.first(where: { $0.name == name })?.kotlin?.file { return file }
    let expression = TypeExpression(name)
    if let expression, !expression.arguments.isEmpty,
      let outer = KotlinName(expression.name).classes.first
    {
      return KotlinName.simple(outer)
    }
    return path(of: name)!.components[0]
  }

  func file(ofMemberOf owner: String) -> String? {
    callables.first { $0.owner == owner }?.kotlin?.file
  }

  func file(ofTypeIn outer: String) -> String? {
    types.first { $0.name.hasPrefix("\(outer).") }?.kotlin?.file
  }
}

extension TypeExpression {
  /// Collects the declared types that this type mentions.
  fileprivate func collect(_ declared: Set<String>, into found: inout Set<String>) {
    if declared.contains(fullName) { found.insert(fullName) }
    for argument in arguments { argument.collect(declared, into: &found) }
  }
}
