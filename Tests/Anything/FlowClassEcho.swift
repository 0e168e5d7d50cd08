/// Functions that give an object of a class that is a flow back, and an iteration of it in Swift.
struct FlowClassEcho: Check {
  private let flowClass: FlowClass
  private let id: String
  private let package: String
  private let way: Way

  /// - Parameter package: its code.
  init(_ flowClass: FlowClass, id: String, package: String, _ dice: inout Dice) {
    self.flowClass = flowClass
    self.id = id
    self.package = package
    way = dice.one(of: Way.withoutFlow)
  }

  private var value: String { "\(package).it\(id)" }

  var kotlin: [String] {
    let (type, element) = (flowClass.type, flowClass.element)
    let known = Sort(type: element.type, value: "\(package).element\(id)")
    return [
      "internal val element\(id): \(element.type) = \(element.value)",
      "internal val it\(id): \(type) = \(type)(\(flowClass.origin(of: known).value))",
      "public fun make\(id)(): \(type) = \(value)",
      "public fun echo\(id)(value: \(type)): \(type) = value",
      "public suspend fun later\(id)(value: \(type)): \(type) { kotlinx.coroutines.yield(); return value }",
      "public fun isSame\(id)(value: \(type)): kotlin.Boolean = value === \(value)",
      "public fun isElement\(id)(value: \(element.type)): kotlin.Boolean = value == \(known.value)",
      "public class Holder\(id)(public val held: \(type))",
    ] + way.kotlin(type, id: id, value: value)
  }

  var names: [String] {
    ["make", "echo", "later", "isSame", "isElement"].map { "\($0)\(id)" }
      + ["Holder\(id)", "Holder\(id).held"] + way.names(id: id)
  }

  /// The object has to come back as itself, and brings its element each time.
  var swift: String {
    """
      await check("\(id)") {
        let value = try make\(id)()
        let later = try await later\(id)(value: echo\(id)(value: value))
        let held = try Holder\(id)(held: value).held
        let last = \(way.swift(id: id))
        for object in [value, later, held, last] {
          guard try isSame\(id)(value: object) else { return false }
          let element = try await firstElement(of: object)
          guard try isElement\(id)(value: element) else { return false }
        }
        return true
      }
    """
  }
}
