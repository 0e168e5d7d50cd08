import KotlinBridge

/// The types of a library for which structs of the module cross that nobody sees, with the names of these
/// structs: functions as values, and objects of coroutine types.
struct BoxedTypes {
  private let types: [Manifest.DeclaredType]
  private let names: [String: SwiftPath]
  /// What the library has for objects of a type, by its name.
  private let calls: [String: [KotlinCallable]]

  init(_ module: String, _ all: [Manifest.DeclaredType], _ callables: [KotlinCallable]) {
    let types = all.filter(\.isBoxed)
    self.types = types
    var scope = NameScope()
    var names: [String: SwiftPath] = [:]
    for type in types {
      names[type.name] = SwiftPath(
        components: ["\(module)Library", scope.claim(BoxedName.name(of: type))])
    }
    self.names = names
    calls = Dictionary(grouping: callables.filter { $0.owner.map { names[$0] != nil } == true }) {
      $0.owner!
    }
  }

  /// What the library has for all of them.
  var callables: [KotlinCallable] { types.flatMap { calls[$0.name] ?? [] } }

  func have(_ callable: KotlinCallable) -> Bool { callable.owner.map { names[$0] != nil } ?? false }

  /// Adds the types to a reader. Returns those that Swift has none for.
  func add(to reader: inout TypeReader) -> [Remark] {
    var leftOut: [Remark] = []
    // A part of a type has a shorter name.
    for type in types.sorted(by: { $0.name.count < $1.name.count }) {
      do throws(Inexpressible) {
        try reader.add(boxed: type, named: names[type.name]!)
      } catch {
        leftOut.append(Remark(name: type.name, reason: error.reason))
      }
    }
    return leftOut
  }

  /// The structs of the types that a reader knows.
  func made(
    _ reader: TypeReader, _ mapping: BoxedMapping
  ) -> (boxes: [SwiftBox], leftOut: [Remark]) {
    var boxes: [SwiftBox] = []
    var leftOut: [Remark] = []
    for type in types {
      guard let swift = reader.types[type.name] else { continue }
      do throws(Inexpressible) {
        boxes.append(try mapping.box(type, swift, calls[type.name] ?? [], reader))
      } catch {
        leftOut.append(Remark(name: type.name, reason: error.reason))
      }
    }
    return (boxes, leftOut)
  }
}
