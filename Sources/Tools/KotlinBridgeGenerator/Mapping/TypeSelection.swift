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
  /// The structs for functions as values and for objects of coroutine types, in the order of the manifest.
  let boxes: [SwiftBox]
  private let all: [Manifest.DeclaredType]
  private let uses: GenericUses
  /// By their numbers.
  private let functions: [UInt32: KotlinCallable]

  init(module: String, manifest: Manifest) {
    all = manifest.types ?? []
    let boxed = BoxedTypes(module, all, KotlinCallable.all(manifest))
    callables = KotlinCallable.all(manifest).filter { !$0.isOfBridge && !boxed.have($0) }
    functions = Dictionary(callables.filter { !$0.isFlow }.map { ($0.number, $0) }) { first, _ in
      first
    }
    // A member of a value or object has its type already.
    let others = callables.filter { !$0.isMember && !$0.isConstructor }
    var known: Set<String> = []
    owners = others.compactMap(\.owner).filter { known.insert($0).inserted }
    var uses = GenericUses(all, callables)
    uses.order = PackageOrder(manifest.packages ?? [])
    self.uses = uses
    holders = TypeSelection.holders(all)
    var selected = TypeSelection.needed(all, callables + boxed.callables)
    var leftOut: [Remark] = []
    let simple = SimpleNames(uses: uses, given: TypeSelection.given(all))
    let memberNames = TypeSelection.memberNames(all, callables)
    while true {
      let hierarchy = Hierarchy(selected, kind: "object", among: all)
      let names = TypeNames(
        module: module, types: selected.map(\.name), owners: owners, simple: simple,
        memberNames: memberNames, interfaces: hierarchy.interfaces,
        generics: TypeSelection.generics(selected))
      var reader = TypeSelection.reader(selected, names)
      let withoutType = boxed.add(to: &reader)
      let exceptions = Hierarchy(selected, kind: "exception", among: all)
      let mapping = TypeMapping(all, reader, names, hierarchy, exceptions, holders)
      // A type that can't be expressed takes along those that have it as a part.
      let found = selected.compactMap { type in
        mapping.problem(type).map { Remark(name: type.name, reason: $0) }
      }
      leftOut += found
      if found.isEmpty {
        (types, self.names, self.reader) = (selected, names, reader)
        (self.hierarchy, self.exceptions) = (hierarchy, exceptions)
        let made = boxed.made(reader, BoxedMapping(hierarchy: hierarchy, holders: holders))
        boxes = made.boxes
        self.leftOut = leftOut + withoutType + made.leftOut
        return
      }
      selected.removeAll { type in found.contains { $0.name == type.name } }
    }
  }

  /// The types except the records that occur only as cases of sealed classes.
  private static func needed(
    _ types: [Manifest.DeclaredType], _ callables: [KotlinCallable]
  ) -> [Manifest.DeclaredType] {
    // A case does not need a type of its own only because it has members.
    var used = callables.flatMap {
      $0.parameters.dropFirst($0.isMember ? 1 : 0).map(\.type) + [$0.result]
    }
    used += types.flatMap { ($0.fields ?? []).map(\.type) }
    var mentioned: Set<String> = []
    for type in used { type.collectNames(into: &mentioned) }
    mentioned.formUnion(types.flatMap { TypeSelection.valuesAlone(of: $0, types) })
    let cases = Set(types.filter { $0.kind == "sealed" }.flatMap { $0.cases ?? [] })
    var seen: Set<String> = []
    return types.filter {
      if $0.name == "kotlin.Any" || $0.isBoxed { return false }
      let isCase =
        $0.kind == "record" && cases.contains($0.name) && !mentioned.contains($0.name)
      return !isCase && seen.insert($0.name).inserted
    }
  }

  /// The values of an interface that cross as no case of another value of it.
  private static func valuesAlone(
    of interface: Manifest.DeclaredType, _ types: [Manifest.DeclaredType]
  ) -> Set<String> {
    guard interface.kind == "object", let values = interface.cases else { return [] }
    let sealed = types.filter { $0.kind == "sealed" && values.contains($0.name) }
    return Set(values).subtracting(sealed.flatMap { $0.cases ?? [] })
  }

  /// The classes that are generic in Swift: those of values whose declarations the manifest has, unless
  /// a case is an object of a generic class, which is none in Swift.
  private static func generics(_ types: [Manifest.DeclaredType]) -> [String: Int] {
    var generics: [String: Int] = [:]
    var others: Set<String> = []
    let uses = Set(types.filter { $0.kind == "object" && $0.class != nil }.map(\.name))
    for type in types {
      let name = type.class ?? type.name
      let count = type.kotlin?.parameters?.count ?? 0
      let isValue =
        (type.kind == "record" || type.kind == "sealed") && uses.isDisjoint(with: type.cases ?? [])
      if isValue, count > 0, count == type.arguments?.count, generics[name] ?? count == count {
        generics[name] = count
      } else {
        others.insert(name)
      }
    }
    return generics.filter { !others.contains($0.key) }
  }

  private static func reader(_ types: [Manifest.DeclaredType], _ names: TypeNames) -> TypeReader {
    let generics = names.generics.keys.map { ($0, names.paths[$0]!) }
    return TypeReader(
      types: TypeSelection.types(types, names),
      generics: Dictionary(uniqueKeysWithValues: generics),
      uses: names.uses, known: Set(types.map(\.name)))
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
        swift[type.name] =
          type.cases?.isEmpty == false || type.interface != nil
          ? .erased(type.name, protocol: path, path: anyPath, implementers: implementers(of: type))
          : .interface(type.name, protocol: path, path: anyPath)
      } else if type.kind == "object" {
        swift[type.name] = .object(type.name, path: path)
      } else {
        swift[type.name] = .declared(type.name, path: path)
      }
    }
    return swift
  }

  private static func implementers(of type: Manifest.DeclaredType) -> SwiftType.Implementers {
    if type.interface == nil { return .values }
    return type.cases?.isEmpty == false ? .valuesAndSwift : .swift
  }

  private static func holders(_ types: [Manifest.DeclaredType]) -> Set<String> {
    var parts: [String: Set<String>] = [:]
    for type in types {
      parts[type.name] = type.kind == "sealed" ? Set(type.cases ?? []) : []
      for field in type.fields ?? [] {
        field.type.collectNames(into: &parts[type.name]!)
      }
    }
    var holders = Set(types.filter { $0.kind == "object" }.map(\.name))
    while true {
      let found = parts.filter { !holders.contains($0) && !$1.isDisjoint(with: holders) }
      if found.isEmpty { return holders }
      holders.formUnion(found.keys)
    }
  }

  /// The names of all that may stand beside or inside a type.
  private static func memberNames(
    _ types: [Manifest.DeclaredType], _ callables: [KotlinCallable]
  ) -> Set<String> {
    let members = callables.map { $0.kotlin?.swift ?? $0.kotlin?.name ?? $0.name }
    let cases = types.flatMap { type in
      (type.cases ?? []).map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    }
    let fields = types.flatMap { $0.fields ?? [] }.map(\.name)
    return Set((members + cases + fields).map(Words.lowerCamelCase))
  }

  /// The names that classes want in Swift.
  private static func given(_ types: [Manifest.DeclaredType]) -> [String: String] {
    var given: [String: String] = [:]
    for type in types {
      guard let name = type.kotlin?.swift else { continue }
      given[type.class ?? type.name] = name
    }
    return given
  }

  /// The types in Swift, without what needs the members.
  var declarations: [SwiftFile.Declaration] {
    types.compactMap(TypeMapping(all, reader, names, hierarchy, exceptions, holders).declaration)
  }

  /// The Swift types of the exceptions that a function declares, each before those that it extends.
  func exceptions(of callable: KotlinCallable) -> [SwiftPath] {
    exceptions.mostSpecificFirst(callable.throws).compactMap { names.paths[$0] }
  }

  /// The Swift classes of the types that extend others or are extended. An interface has the class for
  /// any object of it.
  var classes: [SwiftModule.Class] {
    hierarchy.related.compactMap { number, name in
      (hierarchy.isErased(name)
        ? names.objectPath(of: name) : names.anyPaths[name] ?? names.paths[name]).map {
          SwiftModule.Class(number: number, path: $0)
        }
    }
  }

  /// The structs of the interfaces that Swift may implement, of functions and of flows.
  var hosted: [SwiftPath] {
    let interfaces = types.compactMap { type in
      type.interface.flatMap { hosted in names.anyPaths[type.name].map { (hosted.number, $0) } }
    }
    let boxes = boxes.compactMap { box in box.hosting.map { ($0.number, box.path) } }
    return (interfaces + boxes)
      .sorted { $0.0 < $1.0 }.map(\.1)
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
    if !uses.arguments(of: name).isEmpty,
      let outer = KotlinName(uses.className(of: name), uses).classes.first
    {
      return SimpleNames(uses: uses).name(outer)
    }
    return path(of: name)!.components[0]
  }

  /// The `set` of a stored property; nil for another callable.
  func setter(of getter: KotlinCallable) -> KotlinCallable? {
    functions[getter.number &+ 1].flatMap { $0.sets(getter) ? $0 : nil }
  }

  /// Whether it is the `set` of a stored property, and no method.
  func isPartOfProperty(_ callable: KotlinCallable) -> Bool {
    functions[callable.number &- 1].map(callable.sets) == true
  }

  func file(ofMemberOf owner: String) -> String? {
    callables.first { $0.owner == owner }?.kotlin?.file
  }

  func file(ofTypeIn outer: String) -> String? {
    types.first { $0.name.hasPrefix("\(outer).") }?.kotlin?.file
  }
}

extension ManifestType {
  /// Collects the names that this type mentions.
  fileprivate func collectNames(into found: inout Set<String>) {
    switch form {
    case .simple, .parameter: break
    case .nullable(let type), .list(let type, _): type.collectNames(into: &found)
    case .map(let key, let value):
      key.collectNames(into: &found)
      value.collectNames(into: &found)
    case .named(let name, _, let arguments):
      found.insert(name)
      for argument in arguments { argument.collectNames(into: &found) }
    }
  }
}
