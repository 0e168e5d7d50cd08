/// Interfaces that a lambda or closure implements.
extension KotlinPackage {
  mutating func funInterface(in scope: inout Scope) -> [String] {
    var (name, inner) = begin(&scope)
    inner.isInterface = true
    let function = inner.name(from: Names.members, &dice)
    declare(inner.qualified(function))
    let parameters = ["first", "second"].prefix(dice.count(0...2))
      .map { (name: $0, sort: dice.isOne(in: 3) ? ofItself() : sort()) }
    let result = sort()
    let suspending = dice.isOne(in: 3) ? "suspend " : ""
    let list = parameters.map { "\($0.name): \($0.sort.type)" }.joined(separator: ", ")
    let names = parameters.map(\.name).joined(separator: ", ")
    finish(
      Sort(
        type: inner.code,
        value: "\(inner.code) { \(names.isEmpty ? "" : "\(names) -> ")\(result.value) }",
        holdsObjects: true))
    return [
      "public fun interface \(Names.code(name)) {",
      "  public \(suspending)fun \(Names.code(function))(\(list)): \(result.type)",
    ] + body(&inner) + ["}"]
  }
}
