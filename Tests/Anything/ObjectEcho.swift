/// Functions that give an object of a coroutine type or an exception back, and what Swift does with it.
struct ObjectEcho: Check {
  private let kind: ObjectKind
  /// What a flow, channel or deferred value is of.
  private let element: Sort
  private let id: String
  private let package: String
  private let object: Sort
  private let way: Way

  /// - Parameters:
  ///   - exceptions: those that may be the object.
  ///   - package: its code.
  init(
    of element: Sort, exceptions: [Sort], id: String, package: String, _ dice: inout Dice
  ) {
    self.element = element
    self.id = id
    self.package = package
    kind = dice.one(of: ObjectKind.allCases)
    object = kind.object(
      of: Sort(type: element.type, value: "\(package).element\(id)"), exceptions, &dice)
    way = dice.one(of: Way.withoutFlow)
  }

  private var value: String { "\(package).it\(id)" }

  var kotlin: [String] {
    let type = object.type
    return [
      "internal val element\(id): \(element.type) = \(element.value)",
      "internal val it\(id): \(type) = \(object.value)",
      "public fun make\(id)(): \(type) = \(value)",
      "public fun echo\(id)(value: \(type)): \(type) = value",
      "public fun maybe\(id)(value: \(type)?): \(type)? = value",
      "public suspend fun later\(id)(value: \(type)): \(type) { kotlinx.coroutines.yield(); return value }",
      "public fun isSame\(id)(value: \(type)): kotlin.Boolean = value === \(value)",
      "public class Holder\(id)(public val held: \(type))",
      "public fun given\(id)(): kotlinx.coroutines.flow.Flow<\(element.type)> = kotlinx.coroutines.flow.flowOf(\(package).element\(id))",
      "public fun isGiven\(id)(value: \(element.type)): kotlin.Boolean = value == \(package).element\(id)",
    ] + way.kotlin(type, id: id, value: value)
      + kind.uses(of: object.type, element.type, id: id, value: value).map(\.code)
  }

  var names: [String] {
    ["make", "echo", "maybe", "later", "isSame", "given", "isGiven"].map { "\($0)\(id)" }
      + ["Holder\(id)", "Holder\(id).held"] + way.names(id: id)
      + kind.uses(of: object.type, element.type, id: id, value: value).map(\.name)
  }

  /// The object has to come back as itself, and then to do what one of its kind does.
  var swift: String {
    """
      await check("\(id)") {
        let value = try make\(id)()
        let given = try await firstElement(of: given\(id)())
        var isSame = try isSame\(id)(value: value) && isSame\(id)(value: echo\(id)(value: value))
        let maybe = try maybe\(id)(value: value)
        isSame = try isSame && maybe.map { try isSame\(id)(value: $0) } ?? false
        isSame = try isSame && maybe\(id)(value: nil) == nil
        let later = try await later\(id)(value: value)
        isSame = try isSame && isSame\(id)(value: later)
        isSame = try isSame && isSame\(id)(value: Holder\(id)(held: value).held)
        let last = \(way.swift(id: id))
        guard try isSame && isSame\(id)(value: last) && isGiven\(id)(value: given) else { return false }
    \(kind.swift(id: id, of: element.type).map { "    \($0)" }.joined(separator: "\n"))
      }
    """
  }
}
