/// Functions and properties.
extension KotlinPackage {
  /// One at top level, or of a class or object.
  mutating func callable(in scope: inout Scope) -> [String] {
    switch dice.count(1...10) {
    case 1...5: function(in: &scope)
    case 6, 7: property(in: &scope)
    case 8: overloads(in: &scope)
    default: `extension`(in: &scope)
    }
  }

  private mutating func function(in scope: inout Scope) -> [String] {
    let name = scope.name(from: Names.members, &dice)
    declare(scope.qualified(name))
    let result = result()
    let thrown = exceptions.isEmpty || !dice.isOne(in: 4) ? [] : [dice.one(of: exceptions)]
    let throwing = thrown.map {
      "@kotlin.Throws(\($0.type)::class, kotlin.coroutines.cancellation.CancellationException::class) "
    }
    let suspending = dice.isOne(in: 4) ? "suspend " : ""
    let generic = dice.isOne(in: 20) ? "<\(Names.code(dice.one(of: Names.parameters)))> " : ""
    return [
      "\(throwing.first ?? "")public \(suspending)fun \(generic)\(Names.code(name))(\(parameters())): \(result.type) = \(result.value)"
    ]
  }

  private mutating func result() -> Sort {
    switch dice.count(1...12) {
    case 1, 2: dice.one(of: sort().flows)
    case 5, 6: ofItself()
    case 3: Sort(type: "kotlin.Unit", value: "kotlin.Unit")
    case 4 where dice.isOne(in: 2): dice.one(of: Sort.refused + exceptions)
    default: sort()
    }
  }

  /// Any number, some with defaults, and rarely a last one that takes any number.
  mutating func parameters(_ most: Int = 4) -> String {
    var names: Set<String> = []
    var parameters: [String] = []
    for _ in 0..<dice.count(0...most) {
      let name = dice.one(of: Names.members)
      guard names.insert(name).inserted else { continue }
      let sort = parameter()
      let value = dice.isOne(in: 3) ? " = \(sort.value)" : ""
      parameters.append("\(Names.code(name)): \(sort.type)\(value)")
    }
    // Kotlin refuses value classes there.
    let varied = dice.isOne(in: 2) ? Sort(type: "kotlin.Int", value: "1") : sort().list
    if dice.isOne(in: 10) { parameters.append("vararg `all`: \(varied.type)") }
    return parameters.joined(separator: ", ")
  }

  mutating func parameter() -> Sort {
    switch dice.count(1...30) {
    case 1: dice.one(of: Sort.refused + exceptions)
    case 2...4: dice.one(of: sort().flows)
    case 5...9: ofItself()
    default: sort()
    }
  }

  private mutating func property(in scope: inout Scope) -> [String] {
    let name = scope.name(from: Names.members, &dice)
    declare(scope.qualified(name))
    let sort =
      switch dice.count(1...20) {
      case 1: dice.one(of: Sort.refused + exceptions)
      case 2...6: dice.one(of: sort().flows)
      case 7...10: ofItself()
      default: sort()
      }
    switch scope.isInterface ? 2 : dice.count(1...4) {
    case 1: return ["public var \(Names.code(name)): \(sort.type) = \(sort.value)"]
    case 2: return ["public val \(Names.code(name)): \(sort.type) get() = \(sort.value)"]
    case 3:
      return ["public var \(Names.code(name)): \(sort.type) = \(sort.value)", "  private set"]
    default: return ["public val \(Names.code(name)): \(sort.type) = \(sort.value)"]
    }
  }

  /// Functions of one name, which differ in their parameters.
  private mutating func overloads(in scope: inout Scope) -> [String] {
    let name = scope.name(from: Names.members, &dice)
    let parameter = Names.code(dice.one(of: Names.members))
    let types = (0..<dice.count(2...4)).map { _ in dice.isOne(in: 5) ? ofItself() : sort() }
    return Set(types.map(\.type)).sorted().map { type in
      declare(scope.qualified(name))
      return "public fun \(Names.code(name))(\(parameter): \(type)): \(type) = \(parameter)"
    }
  }

  private mutating func `extension`(in scope: inout Scope) -> [String] {
    let name = scope.name(from: Names.members, &dice)
    declare(scope.qualified(name))
    let (receiver, result) = (sort(), sort())
    let head = "\(receiver.type).\(Names.code(name))"
    return dice.isOne(in: 3)
      ? ["public val \(head): \(result.type) get() = \(result.value)"]
      : ["public fun \(head)(\(parameters(2))): \(result.type) = \(result.value)"]
  }

  /// What has no form in Swift, or is nothing of its business.
  mutating func other(in scope: inout Scope) -> [String] {
    let name = scope.name(from: Names.classifiers, &dice)
    switch dice.count(1...4) {
    case 1:
      declare(scope.qualified(name))
      return ["public annotation class \(Names.code(name))"]
    case 2:
      declare(scope.qualified(name))
      return ["public typealias \(Names.code(name)) = \(sort().type)"]
    case 3: return ["internal class \(Names.code(name))"]
    default: return ["private fun \(Names.code(name))() = kotlin.Unit"]
    }
  }
}
