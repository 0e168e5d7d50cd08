/// The Swift types of a library's classes and objects, each with a name of its own.
struct TypeNames {
  /// By their Kotlin names: those of the manifest's types, of objects with members, and of the
  /// classes that these are nested in.
  private(set) var paths: [String: SwiftPath] = [:]
  /// The classes for any object of an interface, by its Kotlin name. They also have what Kotlin
  /// nests in it, for a protocol can't.
  private(set) var anyPaths: [String: SwiftPath] = [:]
  /// The classes that only contain others, the outer ones first.
  private(set) var namespaces: [String] = []
  /// The types that have another name than Kotlin's.
  private(set) var renamed: [Remark] = []
  private var scopes: [SwiftPath: NameScope] = [:]
  private var topLevel: Set<String> = []
  private let module: String
  private let given: [String: String]
  private let interfaces: Set<String>

  /// - Parameters:
  ///   - types: the types of the manifest that have a Swift type.
  ///   - owners: the objects that have members.
  ///   - given: the names that the library wants in Swift, by Kotlin's.
  ///   - interfaces: the types that are protocols.
  init(
    module: String, types: [String], owners: [String], given: [String: String] = [:],
    interfaces: Set<String> = []
  ) {
    self.module = module
    self.given = given
    self.interfaces = interfaces
    let all = types + owners
    topLevel = Set(all.compactMap { KotlinName($0).classes.first.map(KotlinName.simple) })
    let declared = Set(all)
    // The outermost first, so that a nested name keeps clear of them.
    for name in all.sorted(by: { KotlinName($0).classes.count < KotlinName($1).classes.count }) {
      for kotlin in KotlinName(name).classes where paths[kotlin] == nil {
        add(kotlin)
        if !declared.contains(kotlin) { namespaces.append(kotlin) }
      }
    }
  }

  private mutating func add(_ kotlin: String) {
    let outer = KotlinName(kotlin).classes.dropLast().last.flatMap(place) ?? .top
    let simple = given[kotlin].map(Words.upperCamelCase) ?? KotlinName.simple(kotlin)
    let path = claim(simple, in: outer)
    paths[kotlin] = path
    if path.components.last != simple {
      renamed.append(
        Remark(name: kotlin, reason: "the name \(simple) is taken: it is \(path.text)"))
    }
    if interfaces.contains(kotlin) {
      anyPaths[kotlin] = claim("Any\(path.components.last!)", in: outer)
    }
  }

  /// The type that has what a class or interface of Kotlin's contains, besides its members.
  func place(in kotlin: String) -> SwiftPath? {
    anyPaths[kotlin] ?? paths[kotlin]
  }

  private mutating func claim(_ simple: String, in outer: SwiftPath) -> SwiftPath {
    var wanted = simple
    var scope = scopes[outer] ?? NameScope(taken: Keywords.usedTypes.union(["\(module)Library"]))
    if outer == .top, Keywords.usedTypes.union(Keywords.standardTypes).contains(simple) {
      wanted = module + simple
    } else if outer != .top, topLevel.contains(simple) || outer.components.contains(simple) {
      // Inside its outer type it would hide the other one.
      wanted = outer.components.last! + simple
    }
    let name = scope.claim(wanted)
    scopes[outer] = scope
    return SwiftPath(components: outer.components + [name])
  }
}
