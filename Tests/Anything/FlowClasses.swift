/// A class that is a flow of some type. It is made of such a flow.
struct FlowClass {
  let type: String
  let element: Sort
  /// Which of the element's types of flows it is.
  let kind: Int

  func origin(of element: Sort) -> Sort { element.flows[kind] }
}

/// Classes that are flows.
extension KotlinPackage {
  mutating func flowClass(in scope: inout Scope) -> [String] {
    let (name, inner) = begin(&scope)
    let code = Names.code(name)
    let element = sort()
    guard dice.isOne(in: 3) else {
      let made = FlowClass(type: inner.code, element: element, kind: dice.count(0...2))
      let origin = made.origin(of: element)
      finish(made, Sort(type: made.type, value: "\(made.type)()"))
      return [
        "public class \(code)(private val origin: \(origin.type) = \(origin.value)) : \(origin.type) by origin"
      ]
    }
    let made = FlowClass(type: "\(inner.code)<\(element.type)>", element: element, kind: 0)
    finish(made, Sort(type: made.type, value: "\(made.type)(\(made.origin(of: element).value))"))
    declare(inner.qualified("watch"))
    let generic = "kotlinx.coroutines.flow.Flow<T>"
    return [
      "public class \(code)<T>(private val origin: \(generic)) : \(generic) by origin {",
      "  public fun watch(block: (T) -> kotlin.Unit): kotlin.Unit = kotlin.Unit", "}",
    ]
  }

  private mutating func finish(_ made: FlowClass, _ sort: Sort) {
    alone.append(sort)
    pendingFlows.append(made)
  }
}
