/// Classes, interfaces and objects, with what they nest.
extension KotlinPackage {
  private static let deepest = 5

  mutating func classifier(in scope: inout Scope) -> [String] {
    switch dice.count(1...15) {
    case 1: enumeration(in: &scope)
    case 2, 3: data(in: &scope)
    case 4: value(in: &scope)
    case 5: sealed(in: &scope)
    case 6: object(in: &scope)
    case 7: hierarchy(in: &scope)
    case 8: generic(in: &scope)
    case 9, 15: exception(in: &scope)
    case 10: flowClass(in: &scope)
    case 11: funInterface(in: &scope)
    default: plain(in: &scope)
    }
  }

  /// What most classes have inside: callables, nested classes and a companion.
  mutating func body(_ scope: inout Scope, mayHaveCompanion: Bool = true) -> [String] {
    var lines: [String] = []
    for _ in 0..<dice.count(0...3) { lines += callable(in: &scope) }
    if scope.depth < Self.deepest, dice.isOne(in: 2) { lines += classifier(in: &scope) }
    if mayHaveCompanion, dice.isOne(in: 3) { lines += companion(in: &scope) }
    return lines.map { "  \($0)" }
  }

  /// Its members are those of its class.
  private mutating func companion(in scope: inout Scope) -> [String] {
    guard scope.depth < Self.deepest else { return [] }
    let isNamed = dice.isOne(in: 4)
    let name = isNamed ? scope.name(from: Names.classifiers, &dice) : "Companion"
    guard isNamed || scope.taken.insert(name).inserted else { return [] }
    var inner = Scope(name, in: scope)
    inner.isCompanion = true
    let lines = body(&inner, mayHaveCompanion: false)
    return ["public companion object \(isNamed ? Names.code(name) : "") {"] + lines + ["}"]
  }

  mutating func fields(in scope: inout Scope, _ range: ClosedRange<Int>) -> [(
    name: String, sort: Sort
  )] {
    (0..<dice.count(range)).map { _ in
      let name = scope.name(from: Names.members, &dice)
      declare(scope.qualified(name))
      return (name, sort())
    }
  }

  /// The parameters of a primary constructor.
  mutating func declared(_ fields: [(name: String, sort: Sort)]) -> String {
    fields.map { name, sort in
      "public \(dice.isOne(in: 4) ? "var" : "val") \(Names.code(name)): \(sort.type)\(dice.isOne(in: 3) ? " = \(sort.value)" : "")"
    }.joined(separator: ", ")
  }

  func made(_ type: String, _ fields: [(name: String, sort: Sort)]) -> String {
    "\(type)(\(fields.map(\.sort.value).joined(separator: ", ")))"
  }

  /// A value that consists of such fields.
  private func value(of type: String, _ fields: [(name: String, sort: Sort)]) -> Sort {
    Sort(
      type: type, value: made(type, fields), holdsObjects: fields.contains { $0.sort.holdsObjects })
  }

  /// Echoes can't stand inside of a class: they follow what is at top level.
  mutating func finish(_ sort: Sort) { pending.append(sort) }

  mutating func finish(_ thrown: Thrown) { pendingExceptions.append(thrown) }

  mutating func begin(_ scope: inout Scope) -> (name: String, inner: Scope) {
    let name = scope.name(from: Names.classifiers, &dice)
    declare(scope.qualified(name))
    return (name, Scope(name, in: scope))
  }

  private mutating func enumeration(in scope: inout Scope) -> [String] {
    var (name, inner) = begin(&scope)
    inner.taken = ["name", "ordinal", "entries", "values", "valueOf"]
    let entries = (0..<dice.count(1...5)).map { _ in inner.name(from: Names.members, &dice) }
    let lines = body(&inner)
    finish(Sort(type: inner.code, value: "\(inner.code).\(Names.code(entries[0]))"))
    return [
      "public enum class \(Names.code(name)) {",
      "  \(entries.map(Names.code).joined(separator: ", "));",
    ] + lines + ["}"]
  }

  private mutating func data(in scope: inout Scope) -> [String] {
    var (name, inner) = begin(&scope)
    let fields = fields(in: &inner, 1...6)
    let head = "public data class \(Names.code(name))(\(declared(fields)))"
    let lines = body(&inner)
    finish(value(of: inner.code, fields))
    return lines.isEmpty ? [head] : ["\(head) {"] + lines + ["}"]
  }

  private mutating func value(in scope: inout Scope) -> [String] {
    let (name, _) = begin(&scope)
    var inner = Scope(name, in: scope)
    let field = inner.name(from: Names.members, &dice)
    declare(inner.qualified(field))
    let sort = sort()
    finish(
      Sort(
        type: inner.code, value: "\(inner.code)(\(sort.value))", holdsObjects: sort.holdsObjects))
    return ["public value class \(Names.code(name))(public val \(Names.code(field)): \(sort.type))"]
  }

  private mutating func sealed(in scope: inout Scope) -> [String] {
    var (name, inner) = begin(&scope)
    let isInterface = dice.isOne(in: 2)
    let extended = isInterface ? inner.code : "\(inner.code)()"
    var lines: [String] = []
    var values: [String] = []
    var holdsObjects = false
    for _ in 0..<dice.count(1...4) {
      var (part, leaf) = begin(&inner)
      switch dice.count(1...6) {
      case 1, 2:
        lines.append("  public data object \(Names.code(part)) : \(extended)")
        values.append(leaf.code)
      case 3:
        lines.append("  public class \(Names.code(part)) : \(extended)")
        values.append("\(leaf.code)()")
        holdsObjects = true
      default:
        let fields = fields(in: &leaf, 1...3)
        lines.append("  public data class \(Names.code(part))(\(declared(fields))) : \(extended)")
        values.append(made(leaf.code, fields))
        holdsObjects = holdsObjects || fields.contains { $0.sort.holdsObjects }
      }
    }
    finish(Sort(type: inner.code, value: dice.one(of: values), holdsObjects: holdsObjects))
    return ["public sealed \(isInterface ? "interface" : "class") \(Names.code(name)) {"] + lines
      + ["}"]
  }

  private mutating func object(in scope: inout Scope) -> [String] {
    var (name, inner) = begin(&scope)
    return ["public \(dice.isOne(in: 3) ? "data " : "")object \(Names.code(name)) {"]
      + body(&inner, mayHaveCompanion: false) + ["}"]
  }

  private mutating func plain(in scope: inout Scope) -> [String] {
    var (name, inner) = begin(&scope)
    let fields = fields(in: &inner, 0...3)
    var lines = body(&inner)
    if dice.isOne(in: 4) {
      lines.append(
        "  public constructor(first: kotlin.Boolean, second: kotlin.Boolean, third: kotlin.Boolean, fourth: kotlin.Boolean) : this(\(fields.map(\.sort.value).joined(separator: ", ")))"
      )
    }
    let result = inner.code
    for (name, parameter, sort) in [
      ("plus", "other: \(result)", "\(result) = this"),
      ("get", "index: kotlin.Int", "\(result) = this"),
      ("invoke", "", "kotlin.Int = 1"), ("contains", "other: kotlin.Char", "kotlin.Boolean = true"),
    ] where dice.isOne(in: 8) && inner.taken.insert(name).inserted {
      declare(inner.qualified(name))
      lines.append("  public operator fun \(name)(\(parameter)): \(sort)")
    }
    if dice.isOne(in: 8) {
      let (part, _) = begin(&inner)
      lines.append("  public inner class \(Names.code(part))")
    }
    finish(Sort(type: inner.code, value: made(inner.code, fields), holdsObjects: true))
    return ["public class \(Names.code(name))(\(declared(fields))) {"] + lines + ["}"]
  }

  /// An interface, an open or abstract class with it, and a subclass.
  private mutating func hierarchy(in scope: inout Scope) -> [String] {
    var (top, interface) = begin(&scope)
    interface.isInterface = true
    let members = fields(in: &interface, 0...2).map { field in
      let sorts = field.sort.flows + field.sort.boxed
      return (name: field.name, sort: dice.isOne(in: 4) ? dice.one(of: sorts) : field.sort)
    }
    let function = interface.name(from: Names.members, &dice)
    declare(interface.qualified(function))
    let result = sort()
    let by = parameter()
    let suspending = dice.isOne(in: 3) ? "suspend " : ""
    let head =
      "\(suspending)fun \(Names.code(function))(a: kotlin.Int, by: \(by.type)): \(result.type)"
    let lines =
      members.map { "  public val \(Names.code($0.name)): \($0.sort.type)" }
      + ["  public \(head)"] + body(&interface)
    let fulfilled =
      members.map {
        "  override val \(Names.code($0.name)): \($0.sort.type) get() = \($0.sort.value)"
      }
      + ["  override \(head) = \(result.value)"]
    var (base, middle) = begin(&scope)
    middle.taken = interface.taken
    let isAbstract = dice.isOne(in: 2)
    let own = middle.name(from: Names.members, &dice)
    declare(middle.qualified(own))
    let rest = body(&middle)
    var (sub, last) = begin(&scope)
    last.taken = middle.taken
    let end = body(&last)
    let copied = dice.isOne(in: 3) ? value(of: interface, fulfilled, in: &scope) : []
    for type in [interface.code, middle.code] {
      finish(Sort(type: type, value: "\(last.code)()", holdsObjects: true))
    }
    return ["public interface \(Names.code(top)) {"] + lines + ["}"]
      + [
        "public \(isAbstract ? "abstract" : "open") class \(Names.code(base)) : \(interface.code) {"
      ] + fulfilled
      + ["  public open fun \(Names.code(own))(): kotlin.Int = 1"] + rest + ["}"]
      + [
        "public class \(Names.code(sub)) : \(middle.code)() {",
        "  override fun \(Names.code(own))(): kotlin.Int = 2",
      ]
      + end + ["}"] + copied
  }

  /// A data class that has an interface.
  private mutating func value(
    of interface: Scope, _ fulfilled: [String], in scope: inout Scope
  ) -> [String] {
    var (name, inner) = begin(&scope)
    inner.taken = interface.taken
    let fields = fields(in: &inner, 1...2)
    finish(value(of: inner.code, fields))
    return [
      "public data class \(Names.code(name))(\(declared(fields))) : \(interface.code) {"
    ] + fulfilled + ["}"]
  }

  private mutating func generic(in scope: inout Scope) -> [String] {
    var (name, inner) = begin(&scope)
    let parameter = Names.code(dice.one(of: Names.parameters))
    inner.taken.insert(parameter.replacing("`", with: ""))
    let isData = dice.isOne(in: 2)
    let first = inner.name(from: Names.members, &dice)
    let second = inner.name(from: Names.members, &dice)
    declare(inner.qualified(first))
    declare(inner.qualified(second))
    let lines = body(&inner)
    let argument = sort()
    finish(
      Sort(
        type: "\(inner.code)<\(argument.type)>",
        value: "\(inner.code)<\(argument.type)>(\(argument.value), kotlin.collections.listOf())",
        holdsObjects: !isData || argument.holdsObjects))
    return [
      "public \(isData ? "data " : "")class \(Names.code(name))<\(parameter)>(public val \(Names.code(first)): \(parameter), public val \(Names.code(second)): kotlin.collections.List<\(parameter)>) {"
    ] + lines + ["}"]
  }
}
