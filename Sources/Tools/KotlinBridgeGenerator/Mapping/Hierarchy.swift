import KotlinBridge

/// Types of one kind, and which of them extend others: the classes and interfaces whose objects cross
/// by handle, or the exceptions.
struct Hierarchy {
  /// By their names.
  private let types: [String: Manifest.DeclaredType]
  /// The places of all types in the manifest, by their names.
  private let numbers: [String: UInt32]
  /// Those that others extend.
  private let extended: Set<String>

  /// - Parameters:
  ///   - kind: as the manifest has it.
  ///   - all: the types of the manifest.
  init(_ types: [Manifest.DeclaredType], kind: String, among all: [Manifest.DeclaredType]) {
    numbers = Dictionary(all.enumerated().map { ($1.name, UInt32($0)) }) { first, _ in first }
    let types = types.filter { $0.kind == kind }
    self.types = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
    extended = Set(types.flatMap { $0.kotlin?.supertypes ?? [] })
  }

  /// All names, each after those that it extends.
  var names: [String] { types.keys.sorted { (depth(of: $0), $0) < (depth(of: $1), $1) } }

  var interfaces: Set<String> { Set(types.keys.filter(isInterface)) }

  func isInterface(_ name: String) -> Bool { types[name]?.kotlin?.kind == "interface" }

  func isClass(_ name: String) -> Bool { types[name] != nil && !isInterface(name) }

  func isExtended(_ name: String) -> Bool { extended.contains(name) }

  /// The number of a type that others extend, by which Kotlin is asked for the class of an object.
  func numberAsked(for name: String) -> UInt32? { isExtended(name) ? numbers[name] : nil }

  /// The types that extend others or are extended, by their numbers.
  var related: [(number: UInt32, name: String)] {
    types.keys.filter { isExtended($0) || !supertypes(of: $0).isEmpty }
      .compactMap { name in numbers[name].map { ($0, name) } }.sorted { $0.0 < $1.0 }
  }

  /// Those that it extends directly.
  func supertypes(of name: String) -> [String] {
    (types[name]?.kotlin?.supertypes ?? []).filter { types[$0] != nil }
  }

  func superclass(of name: String) -> String? {
    supertypes(of: name).first(where: isClass)
  }

  /// The interfaces that a class has and its superclass does not, or that an interface extends.
  func protocols(of name: String) -> [String] {
    let inherited = superclass(of: name).map(ancestors) ?? []
    return supertypes(of: name).filter { isInterface($0) && !inherited.contains($0) }
  }

  /// How Swift implements an interface; nil if it can't.
  func hosting(_ name: String) -> Manifest.Interface? { types[name]?.interface }

  /// Whether it has a struct in Swift for any value or object: whether others than Kotlin's objects have it.
  func isErased(_ name: String) -> Bool { hasValues(name) || hosting(name) != nil }

  /// Whether values have the interface, too.
  func hasValues(_ name: String) -> Bool { types[name]?.cases?.isEmpty == false }

  /// The interfaces that a type of values has, without those that these extend.
  func protocols(ofValues name: String) -> [String] {
    let all = types.values.filter { $0.cases?.contains(name) == true }.map(\.name).sorted()
    let extended = Set(all.flatMap(ancestors))
    return all.filter { !extended.contains($0) }
  }

  /// All that it extends, the nearest first. It is one of them only in a wrong manifest.
  func ancestors(of name: String) -> [String] {
    var found: [String] = []
    var open = supertypes(of: name)
    while !open.isEmpty {
      let next = open.removeFirst()
      if found.contains(next) { continue }
      found.append(next)
      open += supertypes(of: next)
    }
    return found
  }

  /// The types that extend this one.
  func extending(_ name: String) -> [String] {
    types.keys.filter { $0 != name && ancestors(of: $0).contains(name) }.sorted()
  }

  /// The types among these, each before those that it extends.
  func mostSpecificFirst(_ names: [String]) -> [String] {
    Set(names).intersection(types.keys).sorted { (-depth(of: $0), $0) < (-depth(of: $1), $1) }
  }

  /// More for a type than for those that it extends.
  func depth(of name: String) -> Int { ancestors(of: name).count }
}
