import KotlinBridge

/// The types of functions as values that a library has, with names in Swift.
struct Functions {
  private let types: [Manifest.DeclaredType]
  private let names: [String: SwiftPath]
  /// What calls a Kotlin function, by the name of its type.
  private let calls: [String: KotlinCallable]

  init(_ module: String, _ all: [Manifest.DeclaredType], _ callables: [KotlinCallable]) {
    let types = all.filter(\.isFunction)
    self.types = types
    var scope = NameScope()
    var names: [String: SwiftPath] = [:]
    for type in types {
      names[type.name] = SwiftPath(
        components: ["\(module)Library", scope.claim(FunctionName.name(of: type))])
    }
    self.names = names
    let calls = callables.compactMap { one in
      one.owner.flatMap { names[$0] == nil ? nil : ($0, one) }
    }
    self.calls = Dictionary(calls) { first, _ in first }
  }

  var callables: [KotlinCallable] { types.compactMap { calls[$0.name] } }

  func have(_ callable: KotlinCallable) -> Bool { callable.owner.map { names[$0] != nil } ?? false }

  /// Adds the types to a reader. Returns those that Swift has none for.
  func add(to reader: inout TypeReader) -> [Remark] {
    var leftOut: [Remark] = []
    // A part of a type has a shorter name.
    for type in types.sorted(by: { $0.name.count < $1.name.count }) {
      do throws(Inexpressible) {
        try reader.add(function: type, named: names[type.name]!)
      } catch {
        leftOut.append(Remark(name: type.name, reason: error.reason))
      }
    }
    return leftOut
  }

  func made(
    _ reader: TypeReader, _ mapping: FunctionMapping
  ) -> (functions: [SwiftFunction], leftOut: [Remark]) {
    var functions: [SwiftFunction] = []
    var leftOut: [Remark] = []
    for type in types {
      guard let swift = reader.types[type.name], let call = calls[type.name] else { continue }
      do throws(Inexpressible) {
        functions.append(try mapping.function(type, swift, by: call, reader))
      } catch {
        leftOut.append(Remark(name: type.name, reason: error.reason))
      }
    }
    return (functions, leftOut)
  }
}
