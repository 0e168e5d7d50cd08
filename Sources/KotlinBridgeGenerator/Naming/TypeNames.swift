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
  /// How many type parameters the generic classes have that are generic in Swift.
  let generics: [String: Int]

  /// - Parameters:
  ///   - types: the types of the manifest that have a Swift type.
  ///   - owners: the objects that have members.
  ///   - given: the names that the library wants in Swift, by Kotlin's.
  ///   - interfaces: the types that are protocols.
  ///   - generics: the classes that are generic in Swift, with the number of their type parameters.
  init(
    module: String, types: [String], owners: [String], given: [String: String] = [:],
    interfaces: Set<String> = [], generics: [String: Int] = [:]
  ) {
    self.module = module
    self.given = given
    self.interfaces = interfaces
    self.generics = generics
    // All uses of a generic type have one declaration.
    let all = types.map { Self.generic($0, among: generics) ?? $0 } + owners
    topLevel = Set(all.compactMap { KotlinName($0).classes.first.map { KotlinName.simple($0) } })
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
    let container = KotlinName(kotlin).classes.dropLast().last
    var outer = container.flatMap(place) ?? .top
    var simple = KotlinName.simple(kotlin, given: given)
    if let container, generics[container] != nil {
      // A type in a generic one of Swift's has its parameters, too.
      simple = paths[container]!.components.last! + simple
      outer = paths[container]!.outer
    }
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
  ///
  /// What is static in a generic type needs some arguments, which Swift then infers.
  func place(in kotlin: String) -> SwiftPath? {
    let path = anyPaths[kotlin] ?? paths[kotlin]
    guard let count = generics[kotlin] else { return path }
    return path?.with(Array(repeating: "KotlinUnit", count: count))
  }

  /// The class that a type is a use of; nil if Swift's is not generic.
  func generic(_ type: String) -> String? {
    Self.generic(type, among: generics)
  }

  private static func generic(_ type: String, among generics: [String: Int]) -> String? {
    guard let expression = TypeExpression(type), !expression.arguments.isEmpty else { return nil }
    return generics[expression.name] == nil ? nil : expression.name
  }

  /// Names for type parameters that hide no type.
  func parameters(_ kotlin: [String]) -> [String] {
    let taken = paths.values.map { $0.components[0] } + Keywords.usedTypes + Keywords.standardTypes
    var scope = NameScope(taken: taken)
    return kotlin.map { scope.claim(Words.upperCamelCase($0)) }
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
