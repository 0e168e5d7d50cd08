import KotlinBridge

/// Makes the structs for functions as values and for objects of coroutine types.
struct BoxedMapping {
  let hierarchy: Hierarchy
  let holders: Set<String>

  /// - Parameter calls: what the library has for the objects of the type.
  func box(
    _ type: Manifest.DeclaredType, _ swift: SwiftType, _ calls: [KotlinCallable],
    _ reader: TypeReader
  ) throws(Inexpressible) -> SwiftBox {
    switch swift {
    case .function(_, let path, let closure):
      guard let hosting = type.interface, let invoke = calls.first else {
        throw Inexpressible("the manifest does not say how it is called")
      }
      return .function(
        SwiftFunction(
          kotlinName: type.name, path: path, closure: closure, hosting: hosting,
          call: try call(invoke, path, reader)))
    case .coroutine(_, let path, let swift):
      let element = try type.arguments?.first.map { (type) throws(Inexpressible) in
        try reader.type(type).text
      }
      return .coroutine(
        SwiftCoroutine(
          kotlinName: type.name, path: path, type: swift, element: element,
          hosting: type.interface,
          calls: calls.map { ($0.kotlin?.name ?? $0.name, $0.number) }.sorted { $0.0 < $1.0 }))
    default: throw Inexpressible("the manifest gives it the unknown kind '\(type.kind)'")
    }
  }

  private func call(
    _ callable: KotlinCallable, _ path: SwiftPath, _ reader: TypeReader
  ) throws(Inexpressible) -> SwiftMember {
    var types: [SwiftType] = []
    for parameter in callable.parameters.dropFirst() {
      types.append(try reader.type(parameter.type))
    }
    let names = types.indices.map { "argument\($0)" }
    let all = Array(zip(names, types))
    let result = try reader.type(callable.result)
    return SwiftMember(
      form: .function, effect: callable.effect, scope: path, isStatic: false,
      isOfMainActor: callable.isOfMainActor, name: "base", signature: "",
      parameters: all.map {
        SwiftMember.Parameter(label: "_", name: $0, type: $1.parameterText)
      },
      arguments: [SwiftFunction.object] + all.map { $1.written($0) },
      kept: [SwiftFunction.object] + all.filter { $1.mentions(holders) }.map(\.0),
      twin: try twin(callable, all), result: result,
      resultIsExtended: result.asked.map(hierarchy.isExtended) ?? false, exceptions: [],
      number: callable.number, documentation: DocumentationComment(), crossing: types)
  }

  private func twin(
    _ callable: KotlinCallable, _ arguments: [(String, SwiftType)]
  ) throws(Inexpressible) -> SwiftMember.Twin? {
    guard let declared = callable.twin else { return nil }
    return try SwiftMember.Twin(
      declared,
      arguments: ["\(SwiftFunction.object).kotlinHandle"] + SwiftMember.Twin.passed(arguments))
  }
}
