import KotlinBridge

/// Makes Swift's parameters, and the overloads that Kotlin's defaults need.
enum ParameterMapping {
  struct Made {
    let kotlinName: String
    var name: String
    /// What crosses: nullable once more if there is a default.
    let type: SwiftType
    let isDefault: Bool
    let isVariadic: Bool
    var isUnlabelled = false
    /// Whether it is the left operand of an operator of a protocol.
    var isSelf = false
    /// The code of its default where Swift knows that. Kotlin gets the value.
    var literal: String?
    /// Whether only an overload can leave it out: nil is a value besides the default, or Kotlin takes
    /// the defaults of the last parameters only.
    var needsOverload = false

    /// What Kotlin gives to a member that Swift implements: it takes the default before.
    var given: SwiftType {
      if isDefault, case .optional(let own) = type { return own }
      return type
    }

    /// Whether Kotlin gets a value of its own type in each call that has it.
    fileprivate var hasValue: Bool { needsOverload || literal != nil }

    /// What Swift declares as its default.
    fileprivate var declaredDefault: String? {
      guard isDefault, !needsOverload, case .optional = type else { return nil }
      return literal ?? "nil"
    }

    fileprivate var isNullable: Bool {
      if case .optional(let type) = type, case .optional = type { return true }
      return false
    }
  }

  /// Kotlin code has a case for each combination of so many defaults.
  private static let mostDefaults = 4

  struct Overload {
    let parameters: [SwiftMember.Parameter]
    let arguments: [String]
    /// The Swift names of the parameters that it leaves to their defaults.
    let left: Set<String>
    /// By which it differs from other functions of the same name.
    let signature: String
  }

  /// - Parameter fields: those of a record; its constructor with just these has their defaults.
  static func parameters(
    of callable: KotlinCallable, _ reader: TypeReader, fields: [SwiftField] = []
  ) throws(Inexpressible) -> [Made] {
    var scope = NameScope(taken: ["self", "kotlinHandle"])
    var made: [Made] = []
    let isOneVararg = callable.parameters.filter { $0.vararg == true }.count == 1
    // What implements a member in Swift gets an array, which can't be passed as several arguments.
    let isHosted =
      callable.isMember && (try? reader.type(callable.parameters[0].type))?.isHosted == true
    for (index, parameter) in callable.parameters.enumerated() {
      let type: SwiftType
      do throws(Inexpressible) {
        type = try reader.type(parameter.type)
      } catch {
        throw Inexpressible("its parameter '\(parameter.name)': \(error.reason)")
      }
      let isLast = index == callable.parameters.count - 1
      var isVariadic = parameter.vararg == true && isOneVararg && isLast
      if case .array = type, !isHosted {} else { isVariadic = false }
      made.append(
        Made(
          kotlinName: parameter.name, name: scope.claim(Words.lowerCamelCase(parameter.name)),
          type: type, isDefault: parameter.default == true, isVariadic: isVariadic))
    }
    let haveMany = made.filter(\.isDefault).count > mostDefaults
    if callable.isConstructor, areFields(made, fields) {
      for index in made.indices where made[index].isDefault {
        made[index].literal = fields[index].default
      }
    }
    for index in made.indices where made[index].isDefault {
      made[index].needsOverload =
        haveMany || made[index].isNullable && made[index].literal == nil
    }
    return made
  }

  /// Whether these are the parameters of the constructor that declares the fields.
  private static func areFields(_ made: [Made], _ fields: [SwiftField]) -> Bool {
    made.count == fields.count
      && zip(made, fields).allSatisfy { parameter, field in
        let type = parameter.isDefault ? SwiftType.optional(field.type) : field.type
        return parameter.kotlinName == field.kotlinName && parameter.type == type
      }
  }

  /// One with all parameters, then those without some that need it: all combinations of two, else
  /// the last ones.
  static func overloads(_ parameters: [Made]) -> [Overload] {
    let some = parameters.filter(\.needsOverload).map(\.name)
    var left: [[String]] = [[]]
    if some.count <= 2, parameters.filter(\.isDefault).count <= mostDefaults {
      for name in some { left += left.map { $0 + [name] } }
    } else {
      for count in 1...some.count { left.append(some.suffix(count)) }
    }
    // Swift's initializer of all fields leaves out what has a literal.
    let known = parameters.filter { $0.literal != nil }.map(\.name)
    return left.filter { $0.isEmpty || !Set($0).isSubset(of: known) }
      .map { overload(parameters, without: Set($0)) }
  }

  private static func overload(_ parameters: [Made], without left: Set<String>) -> Overload {
    let declared = parameters.filter { !left.contains($0.name) }
    return Overload(
      parameters: declared.map {
        SwiftMember.Parameter(
          label: $0.isUnlabelled ? "_" : nil, name: $0.name, type: text($0),
          default: $0.declaredDefault)
      },
      arguments: parameters.map { argument($0, isLeft: left.contains($0.name)) },
      left: left,
      signature: declared.map {
        "\($0.isUnlabelled ? "_" : $0.name): \($0.type.signature)"
      }.joined(separator: ", "))
  }

  private static func text(_ parameter: Made) -> String {
    if parameter.isSelf { return "Self" }
    if parameter.hasValue, case .optional(let own) = parameter.type { return own.parameterText }
    if parameter.isVariadic, case .array(let element) = parameter.type {
      return "\(element.text)..."
    }
    return parameter.type.parameterText
  }

  private static func argument(_ parameter: Made, isLeft: Bool) -> String {
    let name = Keywords.escaped(parameter.name)
    if isLeft { return "\(parameter.type.writtenText).none" }
    if parameter.hasValue, case .optional(let own) = parameter.type {
      let value = own.isAnyBoxed ? own.written(name) : name
      return "\(parameter.type.writtenText).some(\(value))"
    }
    return parameter.type.written(name)
  }
}
