import KotlinBridge

/// Turns the types of a manifest into Swift's.
struct TypeReader {
  /// The generated types by their Kotlin names.
  private(set) var types: [String: SwiftType]
  /// The generic types by the names of their classes.
  var generics: [String: SwiftPath] = [:]
  /// The uses of them that the library has; nil to read a declaration, which may have any.
  var uses: Set<String>? = []

  /// Also reads the flows that `suspend` functions give. Those of elements that Swift lacks are left
  /// out.
  func with(flows: [KotlinCallable]) -> TypeReader {
    var reader = self
    for flow in flows {
      guard case .flow(let name) = flow.effect, let first = flow.parameters.first,
        let element = try? type(flow.result, kotlin: flow.resultInKotlin)
      else { continue }
      reader.types[first.type] = .flow("\(name)<\(element.text)>", number: flow.number)
    }
    return reader
  }

  /// The name of a use of a generic type; nil for other types.
  func path(of type: String) -> SwiftPath? {
    guard generics[TypeExpression(type)?.name ?? ""] != nil else { return nil }
    if case .declared(_, let path) = try? self.type(type) { return path }
    return nil
  }

  func isKnown(_ type: String) -> Bool { types[type] != nil || path(of: type) != nil }

  /// - Parameters:
  ///   - type: what crosses.
  ///   - kotlin: the Kotlin type, where it says more.
  ///
  /// Throws why Swift has no such type.
  func type(_ type: String, kotlin: String? = nil) throws(Inexpressible) -> SwiftType {
    guard let expression = TypeExpression(type) else {
      throw Inexpressible("'\(type)' is no type")
    }
    return try self.type(expression, kotlin: kotlin.flatMap(TypeExpression.init))
  }

  private func type(
    _ type: TypeExpression, kotlin: TypeExpression?
  ) throws(Inexpressible) -> SwiftType {
    if type.nullables > 0 {
      let kotlin = kotlin.map { $0.nullables > 0 ? $0.unwrapped : $0 }
      return .optional(try self.type(type.unwrapped, kotlin: kotlin))
    }
    if let declared = types[type.fullName] { return declared }
    if let use = try use(type, kotlin) { return use }
    switch (type.name, type.arguments.count) {
    case ("List", 1): return try list(type.arguments[0], kotlin)
    case ("Map", 2):
      let arguments = kotlin?.arguments ?? []
      let areBoth = arguments.count == 2
      return .dictionary(
        try self.type(type.arguments[0], kotlin: areBoth ? arguments[0] : nil),
        try self.type(type.arguments[1], kotlin: areBoth ? arguments[1] : nil))
    case ("ByteArray", 0): return .array(.standard("UInt8"))
    case ("UShort", 0) where kotlin?.name == "Char": return .standard("UTF16.CodeUnit")
    default:
      guard let name = Self.standard[type.description] else {
        throw Inexpressible("the manifest does not describe the type '\(type)'")
      }
      return .standard(name)
    }
  }

  /// A generic type with its arguments; nil for other types.
  private func use(
    _ type: TypeExpression, _ kotlin: TypeExpression?
  ) throws(Inexpressible) -> SwiftType? {
    guard let path = generics[type.name], uses?.contains(type.fullName) != false else { return nil }
    var arguments: [String] = []
    for (index, argument) in type.arguments.enumerated() {
      let inKotlin = kotlin.flatMap { $0.arguments.count > index ? $0.arguments[index] : nil }
      arguments.append(try self.type(argument, kotlin: inKotlin).text)
    }
    return .declared(type.fullName, path: path.with(arguments))
  }

  /// Reads the declaration of a generic class with these names for its type parameters.
  func declaring(_ parameters: [SwiftType]) -> TypeReader {
    var reader = self
    reader.uses = nil
    for (number, parameter) in parameters.enumerated() { reader.types["#\(number)"] = parameter }
    return reader
  }

  /// Reads the declaration of a case, whose type parameters are what its sealed class hands on.
  func declaringCase(_ name: String?) throws(Inexpressible) -> TypeReader {
    var handedOn: [SwiftType] = []
    for argument in name.flatMap(TypeExpression.init)?.arguments ?? [] {
      handedOn.append(try type(argument, kotlin: nil))
    }
    return declaring(handedOn)
  }

  private func list(
    _ element: TypeExpression, _ kotlin: TypeExpression?
  ) throws(Inexpressible) -> SwiftType {
    let elementInKotlin =
      kotlin?.name == "CharArray" ? TypeExpression("Char") : kotlin?.arguments.first
    let element = try type(element, kotlin: elementInKotlin)
    return kotlin?.name.hasSuffix("Set") == true ? .set(element) : .array(element)
  }

  private static let standard = [
    "Boolean": "Bool", "Byte": "Int8", "Short": "Int16", "Int": "Int32", "Long": "Int64",
    "UByte": "UInt8", "UShort": "UInt16", "UInt": "UInt32", "ULong": "UInt64", "Float": "Float",
    "Double": "Double", "String": "String", "Duration": "Duration", "Instant": "KotlinInstant",
    "Unit": "KotlinUnit",
  ]
}

/// Why the generator can't express a declaration.
struct Inexpressible: Error {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
