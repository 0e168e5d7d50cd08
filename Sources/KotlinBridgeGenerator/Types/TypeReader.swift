import KotlinBridge

/// Turns the types of a manifest into Swift's.
struct TypeReader {
  /// The generated types by their Kotlin names.
  private(set) var types: [String: SwiftType]

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
