import KotlinBridge

/// The names of the structs for functions and objects of coroutine types: `FunctionOfIntAndStringToLong`,
/// `DeferredOfInt`.
enum BoxedName {
  static func name(of type: Manifest.DeclaredType) -> String {
    guard type.isFunction else { return words(type.type) }
    return (type.interface?.members.first?.main == true ? "MainActor" : "")
      + function(type.arguments ?? [], suspends: type.isSuspendFunction)
  }

  private static func function(_ parts: [ManifestType], suspends: Bool) -> String {
    let parameters = parts.dropLast().map(words).joined(separator: "And")
    let result = parts.last.map(words) ?? "Unit"
    return (suspends ? "SuspendFunction" : "Function")
      + (parameters.isEmpty ? "" : "Of\(parameters)")
      + (result == "Unit" ? "" : "To\(result)")
  }

  private static func words(_ type: ManifestType) -> String {
    switch type.form {
    case .simple(let simple, let kotlin): kotlin ?? simple.rawValue
    case .nullable(let type): "Optional\(words(type))"
    case .list(let element, let kotlin): "\(kotlin ?? "List")Of\(words(element))"
    case .map(let key, let value): "MapOf\(words(key))To\(words(value))"
    case .parameter(let number): "Parameter\(number)"
    case .named(let name, let generic, let arguments):
      if let generic, ManifestType.isFunction(generic) {
        function(arguments, suspends: ManifestType.isSuspendFunction(generic))
      } else {
        Words.upperCamelCase(String((generic ?? name).split(separator: ".").last ?? ""))
          + (arguments.isEmpty ? "" : "Of\(arguments.map(words).joined(separator: "And"))")
      }
    }
  }
}
