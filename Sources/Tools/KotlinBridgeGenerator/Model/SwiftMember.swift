/// A function, property, subscript, operator, constructor or flow.
struct SwiftMember {
  enum Form: Hashable {
    case function
    case property
    case `subscript`
    /// A binary operator, static in an extension of its left operand.
    case `operator`
    /// A convenience initializer in the body of its class, or one of a value.
    case initializer
  }

  enum Effect: Hashable {
    case plain
    case suspending(placement: String?)
    /// The same function with a completion handler: the names of both parameters.
    case completing(placement: String, completion: String)
    case flow(Flow)
  }

  /// How Swift makes a flow.
  struct Flow: Hashable {
    /// The type without its element: `KotlinFlow`.
    let type: String
    /// The number of the flow.
    let number: UInt32
    /// What Kotlin says besides, as code; nil for what its type says already.
    let traits: String?

    /// As an argument after others.
    var traitsArgument: String { traits.map { ", traits: \($0)" } ?? "" }
  }

  struct Parameter: Hashable {
    /// `_` for none.
    let label: String?
    let name: String
    /// With `...`.
    let type: String
    var `default`: String?

    /// Without the default, which a requirement can't have.
    var requirement: String {
      label == nil
        ? "\(Keywords.label(name)): \(type)" : "\(label!) \(Keywords.escaped(name)): \(type)"
    }

    var text: String { `default`.map { "\(requirement) = \($0)" } ?? requirement }
  }

  /// The typed twin of a function.
  struct Twin: Hashable {
    /// The types of its parameters, without the pointer for errors.
    let parameters: [String]
    let result: String
    /// What is passed for each of them.
    let arguments: [String]

    /// The types of Swift for those of C.
    static let types = [
      "bool": "Bool", "int8_t": "Int8", "int16_t": "Int16", "int32_t": "Int32", "int64_t": "Int64",
      "uint8_t": "UInt8", "uint16_t": "UInt16", "uint32_t": "UInt32", "uint64_t": "UInt64",
      "float": "Float", "double": "Double", "kb_handle": "UInt64", "void": "Void",
    ]
  }

  let form: Form
  var effect: Effect
  /// The type that it extends, or whose static member it is.
  var scope: SwiftPath
  /// The type of the value whose member it is; nil if it is static, or nobody's.
  var instance: SwiftType?
  let isStatic: Bool
  /// Whether each class with the protocol that it extends has it.
  var isRequirement = false
  /// Whether only objects have it of what has the protocol that it extends.
  var isOfObjects = false
  /// Whether it is a property without code of the library's, which can't throw.
  var isStored = false
  /// What sets such a property, if something does: none or one, for a struct can't contain itself.
  var setter: [SwiftMember] = []
  /// Whether it is one of the main actor.
  var isOfMainActor = false
  /// Whether only its class uses it.
  var isPrivate = false
  let name: String
  /// By which it differs from others of its name: `place: String, _: Int32`.
  var signature: String
  var parameters: [Parameter]
  /// What is written for each parameter of Kotlin's, in order.
  var arguments: [String]
  /// The arguments with objects, which must live until Kotlin has read their handles.
  var kept: [String]
  /// Nil if it has none.
  var twin: Twin?
  /// The result, or the element.
  let result: SwiftType
  /// Whether an object that it returns may be of a class that extends this one.
  var resultIsExtended = false
  /// The exceptions that it declares, each before those that it extends.
  var exceptions: [SwiftPath]
  /// The number of the function or flow.
  var number: UInt32
  /// What is said against using it; nil if nothing is.
  var deprecation: String?
  var documentation: DocumentationComment
  /// The types of its parameters, as a type of the user's gets them that implements it.
  var crossing: [SwiftType] = []
  /// The type as which the flow crosses that it gives, where a type of the user's implements it; nil
  /// elsewhere.
  var given: SwiftType?

  /// What has it of all that has the protocol that it extends; nil for all.
  var callers: String? {
    if isOfObjects { return "KotlinObject" }
    guard let instance, isRequirement || instance.isInterface else { return nil }
    return instance.callers
  }

  /// No two members of a scope have the same one.
  var key: String { SwiftMember.key(name, signature) }

  static func key(_ name: String, _ signature: String) -> String {
    "\(name)(\(SwiftType.resolved(signature)))"
  }

  /// Whether the body of its class declares it, and not an extension.
  var isInBody: Bool { form == .initializer && result.object != nil || isPrivate }

  var isSuspending: Bool {
    if case .suspending = effect { return true }
    return false
  }

  /// The use of the member that `target` has, with values for its parameters.
  func called(on target: String, with values: [String]) -> String {
    let mark = isSuspending ? "try await" : "try"
    let arguments = zip(parameters, values).map { parameter, value in
      // A subscript has no labels of its own.
      let isUnlabelled = parameter.label == "_" || parameter.label == nil && form == .subscript
      return isUnlabelled
        ? value : "\(Keywords.argument(parameter.label ?? parameter.name)): \(value)"
    }.joined(separator: ", ")
    switch form {
    case .property: return "\(mark) \(target).\(Keywords.escaped(name))"
    case .subscript: return "\(mark) \(target)[\(arguments)]"
    default: return "\(mark) \(target).\(Keywords.escaped(name))(\(arguments))"
    }
  }

  /// The same as a member of another class or interface.
  func declared(by type: SwiftType) -> SwiftMember {
    var member = self
    member.instance = type
    member.scope = type.extended ?? scope
    member.isRequirement = isRequirement && (type.isInterface || type.isErased)
    return member
  }
}
