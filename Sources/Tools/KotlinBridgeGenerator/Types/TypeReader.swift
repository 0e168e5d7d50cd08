import KotlinBridge

/// Turns the types of a manifest into Swift's.
struct TypeReader {
  /// The generated types by their Kotlin names.
  private(set) var types: [String: SwiftType]
  /// The generic types by the names of their classes.
  var generics: [String: SwiftPath] = [:]
  /// The uses of them that the library has.
  var uses = GenericUses()
  /// Those of them that Swift has; nil to read a declaration, which may have any.
  var known: Set<String>? = []
  /// What stands for the type parameters of the declaration that is read.
  private var parameters: [SwiftType] = []

  init(
    types: [String: SwiftType], generics: [String: SwiftPath] = [:],
    uses: GenericUses = GenericUses(), known: Set<String>? = []
  ) {
    self.types = types
    self.generics = generics
    self.uses = uses
    self.known = known
  }

  /// The name of a use of a generic type; nil for other types.
  func path(of name: String) -> SwiftPath? {
    guard generics[uses.className(of: name)] != nil else { return nil }
    if case .declared(_, let path) = try? type(uses.type(name)) { return path }
    return nil
  }

  func isKnown(_ name: String) -> Bool { types[name] != nil || path(of: name) != nil }

  /// Throws why Swift has no such type.
  func type(_ type: ManifestType) throws(Inexpressible) -> SwiftType {
    switch type.form {
    case .nullable(let wrapped): return .optional(try self.type(wrapped))
    case .simple(.byteArray, _): return .array(.standard("UInt8"))
    case .simple(.uShort, kotlin: "Char"): return .standard("UTF16.CodeUnit")
    case .simple(let simple, _): return .standard(Self.standard[simple]!)
    case .list(let element, let kotlin):
      let element = try self.type(element)
      return kotlin == "Set" ? .set(element) : .array(element)
    case .map(let key, let value): return .dictionary(try self.type(key), try self.type(value))
    case .named(let name, let generic, let arguments):
      if let declared = types[name] { return declared }
      guard let path = generic.flatMap({ generics[$0] }), known?.contains(name) != false else {
        throw Inexpressible("the manifest does not describe the type '\(name)'")
      }
      var swift: [String] = []
      for argument in arguments { swift.append(try self.type(argument).text) }
      return .declared(name, path: path.with(swift))
    case .parameter(let number):
      guard parameters.indices.contains(number) else {
        throw Inexpressible("the manifest has a type parameter \(type) that nothing declares")
      }
      return parameters[number]
    }
  }

  /// Adds the type of functions as values, or of objects of a coroutine type. Throws why Swift has none.
  mutating func add(
    boxed type: Manifest.DeclaredType, named path: SwiftPath
  ) throws(Inexpressible) {
    if type.isFunction {
      try add(function: type, named: path)
    } else {
      try add(coroutine: type, named: path)
    }
  }

  private mutating func add(
    coroutine type: Manifest.DeclaredType, named path: SwiftPath
  ) throws(Inexpressible) {
    guard let name = Self.coroutines[type.class ?? type.name] else {
      throw Inexpressible("this version of the generator does not know it")
    }
    var arguments: [String] = []
    for argument in type.arguments ?? [] { arguments.append(try self.type(argument).text) }
    let list = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
    types[type.name] = .coroutine(type.name, path: path, type: name + list)
  }

  private mutating func add(
    function type: Manifest.DeclaredType, named path: SwiftPath
  ) throws(Inexpressible) {
    var parts: [SwiftType] = []
    for part in type.arguments ?? [] { parts.append(try self.type(part)) }
    guard let result = parts.popLast() else {
      throw Inexpressible("the manifest does not say what it returns")
    }
    let effects = type.isSuspendFunction ? "async throws" : "throws"
    let parameters = parts.map(\.parameterText).joined(separator: ", ")
    let given = result == .unit ? "Void" : result.resultText
    let actor = type.interface?.members.first?.main == true ? "@MainActor " : ""
    types[type.name] = .function(
      type.name, path: path, closure: "\(actor)@Sendable (\(parameters)) \(effects) -> \(given)")
  }

  /// Reads the declaration of a generic class with these names for its type parameters.
  func declaring(_ parameters: [SwiftType]) -> TypeReader {
    var reader = self
    reader.known = nil
    reader.parameters = parameters
    return reader
  }

  /// Reads the declaration of a case, whose type parameters are what its sealed class hands on.
  func declaringCase(_ type: ManifestType?) throws(Inexpressible) -> TypeReader {
    guard case .named(_, _, let arguments) = type?.form else { return declaring([]) }
    var handedOn: [SwiftType] = []
    for argument in arguments { handedOn.append(try self.type(argument)) }
    return declaring(handedOn)
  }

  /// The types of KotlinBridge for those of coroutines, and for exceptions.
  private static let coroutines = [
    "kotlin.Exception": "KotlinError",
    "kotlin.Throwable": "KotlinError",
    "kotlinx.coroutines.Job": "KotlinJob",
    "kotlinx.coroutines.Deferred": "KotlinDeferred",
    "kotlinx.coroutines.CoroutineScope": "KotlinScope",
    "kotlinx.coroutines.channels.SendChannel": "KotlinSendChannel",
    "kotlinx.coroutines.channels.Channel": "KotlinChannel",
    "kotlinx.coroutines.flow.Flow": "KotlinFlow",
    "kotlinx.coroutines.flow.MutableSharedFlow": "KotlinMutableSharedFlow",
    "kotlinx.coroutines.flow.MutableStateFlow": "KotlinMutableStateFlow",
    "kotlinx.coroutines.flow.SharedFlow": "KotlinFlow",
    "kotlinx.coroutines.flow.StateFlow": "KotlinStateFlow",
  ]

  private static let standard: [ManifestType.Simple: String] = [
    .boolean: "Bool", .byte: "Int8", .short: "Int16", .int: "Int32", .long: "Int64",
    .uByte: "UInt8", .uShort: "UInt16", .uInt: "UInt32", .uLong: "UInt64", .float: "Float",
    .double: "Double", .string: "String", .duration: "Duration", .instant: "KotlinInstant",
    .unit: "KotlinUnit",
  ]
}

/// Why the generator can't express a declaration.
struct Inexpressible: Error {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
