/// The classes of a module by the numbers that its library has for them.
struct LibraryClasses: Sendable {
  private let classes: [(any KotlinValue.Type)?]
  /// The library's numbers by the module's; nil if they are equal.
  private let numbers: [UInt32: UInt32]?

  init(_ classes: GeneratedClasses) {
    self.init(classes, numbers: nil)
  }

  /// Finds the types by their names. One that only the library has is the nearest one above it that
  /// the module has: a class if there is one, else an interface.
  init(_ generated: GeneratedClasses, in manifest: Manifest) {
    let types = (manifest.types ?? []).filter { $0.kind == "object" }
    let places = Dictionary(
      (manifest.types ?? []).enumerated().map { ($1.name, UInt32($0)) }
    ) { first, _ in first }
    let known = Dictionary(generated.values.map { ("\($0.kotlinType)", $0) }) { first, _ in first }
    let byName = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
    var classes: GeneratedClasses = [:]
    for type in types {
      let above = Self.above(type, byName).filter { known[$0.name] != nil }
      let nearest = above.first { $0.kotlin?.kind != "interface" } ?? above.first
      classes[places[type.name]!] = known[type.name] ?? nearest.flatMap { known[$0.name] }
    }
    self.init(classes, numbers: generated.compactMapValues { places["\($0.kotlinType)"] })
  }

  private init(_ classes: GeneratedClasses, numbers: [UInt32: UInt32]?) {
    let count = classes.keys.max().map { $0 + 1 } ?? 0
    self.classes = (0..<count).map { classes[$0] }
    self.numbers = numbers
  }

  /// The types that one extends, the nearest first.
  private static func above(
    _ type: Manifest.DeclaredType, _ types: [String: Manifest.DeclaredType]
  ) -> [Manifest.DeclaredType] {
    var found: [Manifest.DeclaredType] = []
    var open = type.kotlin?.supertypes ?? []
    while !open.isEmpty {
      guard let next = types[open.removeFirst()], !found.contains(where: { $0.name == next.name })
      else { continue }
      found.append(next)
      open += next.kotlin?.supertypes ?? []
    }
    return found
  }

  /// Nil for a number that the module has no class for.
  func type(_ number: UInt32) -> (any KotlinValue.Type)? {
    number < classes.count ? classes[Int(number)] : nil
  }

  /// The library's number for one of the module's.
  func number(of number: UInt32) -> UInt32? {
    guard let numbers else { return number }
    return numbers[number]
  }
}
