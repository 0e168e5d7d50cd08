/// The Swift types of a library's classes and objects, each with a name of its own.
struct TypeNames {
  /// By their Kotlin names: those of the manifest's types, of objects with members, and of the
  /// classes that these are nested in.
  private(set) var paths: [String: SwiftPath] = [:]
  /// The classes for any object of an interface, by its Kotlin name. They also have the members of its
  /// companion, for a protocol can't.
  private(set) var anyPaths: [String: SwiftPath] = [:]
  /// The classes that only contain others, the outer ones first.
  private(set) var namespaces: [String] = []
  /// The types that have another name than Kotlin's.
  private(set) var renamed: [Remark] = []
  private var scopes: [SwiftPath: NameScope] = [:]
  private var topLevel: Set<String> = []
  private let module: String
  private let memberNames: Set<String>
  private let simple: SimpleNames
  private let interfaces: Set<String>
  /// How many type parameters the generic classes have that are generic in Swift.
  let generics: [String: Int]

  /// - Parameters:
  ///   - types: the types of the manifest that have a Swift type.
  ///   - owners: the objects that have members.
  ///   - simple: the names in Swift as long as none is taken.
  ///   - memberNames: the names of members in Swift. Where letters have no case, types may have them.
  ///   - interfaces: the types that are protocols.
  ///   - generics: the classes that are generic in Swift, with the number of their type parameters.
  init(
    module: String, types: [String], owners: [String], simple: SimpleNames,
    memberNames: Set<String> = [], interfaces: Set<String> = [], generics: [String: Int] = [:]
  ) {
    self.module = module
    self.memberNames = memberNames
    self.simple = simple
    self.interfaces = interfaces
    self.generics = generics
    // All uses of a generic type have one declaration.
    let uses = simple.uses
    let all = types.map { generic($0) ?? $0 } + owners
    // Without the wishes of classes: also Kotlin's own name must not be hidden.
    let plain = SimpleNames(uses: uses)
    topLevel = Set(all.compactMap { KotlinName($0, uses).classes.first.map(plain.name) })
    let declared = Set(all)
    for place in places(all.sorted { uses.isBefore($0, $1) }) where paths[place.name] == nil {
      add(place.name, in: place.container, for: place.declared)
      if !declared.contains(place.name) { namespaces.append(place.name) }
    }
  }

  /// A class of Kotlin's with the class that nests it.
  private struct Place {
    let name: String
    let container: String?
    /// A class of the manifest that is in it, or itself.
    let declared: String
    /// How many types it is nested in: in Swift, then in Kotlin.
    let depth: (Int, Int)
  }

  /// The types with those that nest them. Each depth of Swift comes after the outer ones, so that a
  /// nested name keeps clear of them. Within a depth, what Kotlin nests comes after the rest.
  private func places(_ types: [String]) -> [Place] {
    let places = types.flatMap { type in
      let classes = KotlinName(type, uses).classes
      return classes.indices.map { index in
        let depth = classes[..<index].count(where: { !nestsNothing($0) })
        return Place(
          name: classes[index], container: classes[..<index].last, declared: classes.last!,
          depth: (depth, index))
      }
    }
    return places.sorted { $0.depth < $1.depth }
  }

  /// Whether what Kotlin nests in a class stands beside it in Swift: a protocol nests nothing, and a type
  /// in a generic one would have its parameters, too.
  private func nestsNothing(_ kotlin: String) -> Bool {
    interfaces.contains(kotlin) || generics[kotlin] != nil
  }

  /// The name of a type that stands beside the one that nests it in Kotlin: `KittenViewModel` for
  /// `KittenView.Model`. A name that the library gives is the whole name.
  private func name(_ kotlin: String, beside container: String) -> String {
    let own = simple.name(kotlin)
    let outer = paths[container]!.components.last!
    if simple.isGiven(kotlin) { return own }
    // `Tool.ToolKind` says already whose it is.
    let rest = own.dropFirst(outer.count)
    if own.hasPrefix(outer), let first = rest.first, !first.isLowercase { return own }
    return outer + own
  }

  /// - Parameters:
  ///   - container: the class that it is nested in.
  ///   - declared: a class of the manifest that is in it, or itself.
  private mutating func add(_ kotlin: String, in container: String?, for declared: String) {
    var outer = container.flatMap(place) ?? .top
    var simple = self.simple.name(kotlin)
    let isBeside = container.map(nestsNothing) ?? false
    if let container, isBeside {
      simple = name(kotlin, beside: container)
      outer = paths[container]!.outer
    }
    // What only contains others has their package.
    let package = uses.package(of: kotlin) ?? uses.package(of: declared) ?? ""
    let holder = NameScope.Holder(kotlinName: kotlin, package: package)
    let claim = claim(simple, in: outer, for: holder)
    let path = SwiftPath(components: outer.components + [claim.name])
    paths[kotlin] = path
    if claim.name != simple {
      let remark = NameScope.Claim(name: claim.name, wanted: simple, holder: claim.holder)
      let advice = isBeside ? ", unless @BridgeName names it" : ""
      renamed += [remark.remark(kotlin, isNow: path.text + advice)].compactMap(\.self)
    }
    if interfaces.contains(kotlin) {
      let any = self.claim("Any\(claim.name)", in: outer, for: holder)
      anyPaths[kotlin] = SwiftPath(components: outer.components + [any.name])
    }
  }

  /// The class for an object of an interface that values have, too.
  func objectPath(of interface: String) -> SwiftPath? {
    anyPaths[interface].map { SwiftPath(components: $0.components + [TypeNames.object]) }
  }

  private static let object = "Object"

  /// The type that has what a class or interface of Kotlin's contains, besides its members.
  ///
  /// What is static in a generic type needs some arguments, which Swift then infers.
  func place(in kotlin: String) -> SwiftPath? {
    let path = anyPaths[kotlin] ?? paths[kotlin]
    guard let count = generics[kotlin] else { return path }
    return path?.with(Array(repeating: "KotlinUnit", count: count))
  }

  /// Whether a nested type hides Swift's `Error` from those that it stands beside.
  var hasError: Bool {
    [paths, anyPaths].contains { $0.values.contains { $0.components.last == "Error" } }
  }

  var uses: GenericUses { simple.uses }

  /// The class that a type is a use of; nil if Swift's is not generic.
  func generic(_ type: String) -> String? {
    let name = simple.uses.className(of: type)
    return name == type || generics[name] == nil ? nil : name
  }

  /// Names for type parameters that hide no type and no member.
  func parameters(_ kotlin: [String]) -> [String] {
    let taken =
      paths.values.map { $0.components[0] } + Keywords.usedTypes + Keywords.standardTypes
      + memberNames + ["\(module)Library"]
    var scope = NameScope(taken: taken)
    return kotlin.map { scope.claim(Words.upperCamelCase($0)) }
  }

  private func isUsed(_ name: String) -> Bool {
    Keywords.usedTypes.contains(name) || memberNames.contains(name)
  }

  private mutating func claim(
    _ simple: String, in outer: SwiftPath, for holder: NameScope.Holder
  ) -> NameScope.Claim {
    var wanted = simple
    var scope = scopes[outer] ?? NameScope(taken: Keywords.usedTypes.union(["\(module)Library"]))
    // Generated code names a type from the top level on.
    if outer != .top, let top = scopes[.top] { scope.take(top) }
    let isOfSwift = Keywords.standardTypes.union(Keywords.nestedTypes).contains(simple)
    if outer == .top, isUsed(simple) || isOfSwift {
      wanted = module + simple
    } else if outer != .top,
      topLevel.contains(simple) || outer.components.contains(simple) || memberNames.contains(simple)
    {
      // Inside its outer type it would hide the other one.
      wanted = outer.components.last! + simple
    }
    defer { scopes[outer] = scope }
    // Swift takes a type `RainCodingKeys` in an enumeration for the coding keys of its case `rain`.
    return scope.claim(wanted, for: holder) { outer == .top || !$0.hasSuffix("CodingKeys") }
  }
}
