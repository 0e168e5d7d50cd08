/// Classes that are flows.
extension KotlinPackage {
  mutating func flowClass(in scope: inout Scope) -> [String] {
    let (name, inner) = begin(&scope)
    let code = Names.code(name)
    let element = sort()
    let flow = dice.one(of: Array(element.flows.prefix(3)))
    let isGeneric = dice.isOne(in: 3)
    let type = isGeneric ? "\(inner.code)<\(element.type)>" : inner.code
    alone.append(Sort(type: type, value: "\(type)(\(isGeneric ? element.flows[0].value : ""))"))
    guard isGeneric else {
      return [
        "public class \(code)(private val origin: \(flow.type) = \(flow.value)) : \(flow.type) by origin"
      ]
    }
    let generic = "kotlinx.coroutines.flow.Flow<T>"
    declare(inner.qualified("watch"))
    return [
      "public class \(code)<T>(private val origin: \(generic)) : \(generic) by origin {",
      "  public fun watch(block: (T) -> kotlin.Unit): kotlin.Unit = kotlin.Unit", "}",
    ]
  }
}
