/// Functions of a package that give values of a type back, and the code in Swift that calls them.
///
/// Their names are nobody else's, so that the program in Swift knows them.
struct Echo {
  /// How Swift has a part in what comes back.
  private enum Way: CaseIterable {
    case closure, suspendingClosure, givenFunction, flow, funInterface
  }

  let sort: Sort
  private let id: String
  private let value: String
  private let way: Way

  /// - Parameter package: its code.
  init(_ sort: Sort, id: String, package: String, _ dice: inout Dice) {
    self.sort = sort
    self.id = id
    value = "\(package).it\(id)"
    way = dice.one(of: Way.allCases)
  }

  /// The type, with a value that later declarations may mention.
  var echoed: Sort { Sort(type: sort.type, value: value) }

  var kotlin: [String] {
    let type = sort.type
    return [
      "internal val it\(id): \(type) = \(sort.value)",
      "public fun make\(id)(): \(type) = \(value)",
      "public fun echo\(id)(value: \(type)): \(type) = value",
      "public suspend fun later\(id)(value: \(type)): \(type) { kotlinx.coroutines.yield(); return value }",
      "public fun flow\(id)(): kotlinx.coroutines.flow.Flow<\(type)> = kotlinx.coroutines.flow.flowOf(\(value))",
      "public fun isSame\(id)(value: \(type)): kotlin.Boolean = value == \(value)",
    ] + kotlinOfWay
  }

  private var kotlinOfWay: [String] {
    let type = sort.type
    return switch way {
    case .closure:
      ["public fun way\(id)(value: \(type), by: (\(type)) -> \(type)): \(type) = by(value)"]
    case .suspendingClosure:
      [
        "public suspend fun way\(id)(value: \(type), by: suspend (\(type)) -> \(type)): \(type) = by(value)"
      ]
    case .givenFunction: ["public fun way\(id)(): (\(type)) -> \(type) = { it }"]
    case .flow:
      [
        "public suspend fun way\(id)(values: kotlinx.coroutines.flow.Flow<\(type)>): \(type) { var last: \(type) = \(value); values.collect { last = it }; return last }"
      ]
    case .funInterface:
      [
        "public fun interface Way\(id) { public fun change(value: \(type)): \(type) }",
        "public fun way\(id)(value: \(type), by: Way\(id)): \(type) = by.change(value)",
      ]
    }
  }

  /// The simple names of what is public.
  var names: [String] {
    ["make", "echo", "later", "flow", "isSame", "way"].map { "\($0)\(id)" }
      + (way == .funInterface ? ["Way\(id)", "Way\(id).change"] : [])
  }

  /// Each value has to come back the way it went, and nothing may be thrown.
  var swift: String {
    """
      await check("\(id)") {
        let value = try make\(id)()
        let elements = try flow\(id)()
        var isSame = try isSame\(id)(value: echo\(id)(value: value))
        let later = try await later\(id)(value: value)
        isSame = try isSame\(id)(value: later) && isSame
        var count = 0
        for try await element in elements {
          isSame = try isSame\(id)(value: element) && isSame
          count += 1
        }
        let last = \(swiftOfWay)
        return try isSame\(id)(value: last) && isSame && count == 1
      }
    """
  }

  private var swiftOfWay: String {
    switch way {
    case .closure: "try way\(id)(value: value) { $0 }"
    case .suspendingClosure: "try await way\(id)(value: value) { $0 }"
    case .givenFunction: "try way\(id)()(value)"
    case .flow: "try await way\(id)(values: KotlinFlow { elements.map { $0 } })"
    case .funInterface: "try way\(id)(value: value, by: AnyWay\(id) { $0 })"
    }
  }
}
