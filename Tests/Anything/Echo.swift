/// Functions of a package that give values of a type back.
struct Echo: Check {
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
  var echoed: Sort { Sort(type: sort.type, value: value, holdsObjects: sort.holdsObjects) }

  var kotlin: [String] {
    let type = sort.type
    return [
      "internal val it\(id): \(type) = \(sort.value)",
      "public fun make\(id)(): \(type) = \(value)",
      "public fun echo\(id)(value: \(type)): \(type) = value",
      "public suspend fun later\(id)(value: \(type)): \(type) { kotlinx.coroutines.yield(); return value }",
      "public fun flow\(id)(): kotlinx.coroutines.flow.Flow<\(type)> = kotlinx.coroutines.flow.flowOf(\(value))",
      "public fun isSame\(id)(value: \(type)): kotlin.Boolean = value == \(value)",
    ] + way.kotlin(type, id: id, value: value)
  }

  /// The simple names of what is public.
  var names: [String] {
    ["make", "echo", "later", "flow", "isSame"].map { "\($0)\(id)" }
      + way.names(id: id)
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
        let last = \(way.swift(id: id))
        return try isSame\(id)(value: last) && isSame && count == 1
      }
    """
  }
}
