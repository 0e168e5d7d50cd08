import KotlinBridge

/// Makes the structs for functions as values.
struct FunctionMapping {
  let hierarchy: Hierarchy
  let holders: Set<String>

  /// - Parameter callable: the function of the manifest that calls a Kotlin function of the type.
  func function(
    _ type: Manifest.DeclaredType, _ swift: SwiftType, by callable: KotlinCallable,
    _ reader: TypeReader
  ) throws(Inexpressible) -> SwiftFunction {
    guard case .function(_, let path, let closure) = swift, let hosting = type.interface else {
      throw Inexpressible("the manifest does not say how it is called")
    }
    return SwiftFunction(
      kotlinName: type.name, path: path, closure: closure, hosting: hosting,
      call: try call(callable, path, reader))
  }

  private func call(
    _ callable: KotlinCallable, _ path: SwiftPath, _ reader: TypeReader
  ) throws(Inexpressible) -> SwiftMember {
    var types: [SwiftType] = []
    for parameter in callable.parameters.dropFirst() { types.append(try reader.type(parameter.type)) }
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
