/// Classes and objects that are exceptions.
extension KotlinPackage {
  private static let superclasses = [
    "kotlin.Exception", "kotlin.RuntimeException", "kotlin.IllegalStateException",
    "kotlin.Throwable", "kotlin.Error",
  ]

  /// The names that each exception has.
  private static let inherited: Set = ["message", "cause"]

  mutating func exception(in scope: inout Scope) -> [String] {
    switch dice.count(1...5) {
    case 1, 2: exceptions(in: &scope)
    case 3: exceptionObject(extending: nil, in: &scope)
    default: exceptionClass(extending: nil, in: &scope)
    }
  }

  /// A class that exceptions extend, which it nests.
  private mutating func exceptions(in scope: inout Scope) -> [String] {
    var (name, inner) = begin(&scope)
    inner.taken = Self.inherited
    let fields = fields(in: &inner, 0...2)
    let modifier = dice.one(of: ["open", "abstract", "sealed"])
    let top = Superclass(
      code: inner.code, fields: fields.map { .init(name: Names.code($0.name), sort: $0.sort) })
    let known = exceptions.count
    var lines: [String] = []
    for _ in 0..<dice.count(1...3) {
      lines +=
        dice.isOne(in: 3)
        ? exceptionObject(extending: top, in: &inner)
        : exceptionClass(extending: top, in: &inner)
    }
    // Its own type, with a value of a class that extends it.
    exceptions.append(Sort(type: inner.code, value: exceptions[known].value))
    if modifier == "open" {
      finish(
        Thrown(
          sort: Sort(type: inner.code, value: made(inner.code, fields)), declared: inner.code,
          fields: top.fields, isMade: !fields.contains { $0.sort.holdsObjects }))
    }
    return [
      "public \(modifier) class \(Names.code(name))(\(declared(fields))) : \(superclass("\"top\"")) {"
    ] + lines.map { "  \($0)" } + ["}"]
  }

  private struct Superclass {
    let code: String
    let fields: [Thrown.Field]
  }

  private mutating func superclass(_ arguments: String) -> String {
    "\(dice.one(of: Self.superclasses))(\(arguments))"
  }

  private mutating func exceptionObject(
    extending top: Superclass?, in scope: inout Scope
  ) -> [String] {
    let (name, inner) = begin(&scope)
    let arguments = top?.fields.map(\.sort.value).joined(separator: ", ")
    let superclass = top.map { "\($0.code)(\(arguments ?? ""))" } ?? superclass("\"alone\"")
    finish(
      Sort(type: inner.code, value: inner.code), top, own: [], isMade: true)
    return [
      "public \(dice.isOne(in: 3) ? "data " : "")object \(Names.code(name)) : \(superclass)"
    ]
  }

  private mutating func exceptionClass(
    extending top: Superclass?, in scope: inout Scope
  ) -> [String] {
    var (name, inner) = begin(&scope)
    let given = top?.fields ?? []
    inner.taken = Self.inherited.union(given.map { $0.name.replacing("`", with: "") })
    let own = fields(in: &inner, 0...3)
    let isData = given.isEmpty && !own.isEmpty && dice.isOne(in: 4)
    let hasText = top == nil && !isData && dice.isOne(in: 2)
    let parameters =
      given.map { "\($0.name): \($0.sort.type)" } + (own.isEmpty ? [] : [declared(own)])
      + (hasText ? ["message: kotlin.String", "cause: kotlin.Throwable? = null"] : [])
    let superclass =
      top.map { "\($0.code)(\($0.fields.map(\.name).joined(separator: ", ")))" }
      ?? superclass(hasText ? "message, cause" : "\"wrong\"")
    let lines = dice.isOne(in: 3) ? body(&inner) : []
    let arguments =
      (given.map(\.sort) + own.map(\.sort)).map(\.value)
      + (hasText ? ["\"größe\""] : [])
    let all = given.map(\.sort) + own.map(\.sort)
    finish(
      Sort(type: inner.code, value: "\(inner.code)(\(arguments.joined(separator: ", ")))"), top,
      own: own.map { .init(name: Names.code($0.name), sort: $0.sort) },
      // The properties of a body are no parameters.
      isMade: lines.isEmpty && !all.contains(where: \.holdsObjects))
    let head =
      "public \(isData ? "data " : "")class \(Names.code(name))(\(parameters.joined(separator: ", "))) : \(superclass)"
    return lines.isEmpty ? [head] : ["\(head) {"] + lines + ["}"]
  }

  /// Functions throw it as what it is, or as its superclass.
  private mutating func finish(
    _ sort: Sort, _ top: Superclass?, own: [Thrown.Field], isMade: Bool
  ) {
    exceptions.append(sort)
    let declared = top.flatMap { dice.isOne(in: 2) ? $0 : nil }
    finish(
      Thrown(
        sort: sort, declared: declared?.code ?? sort.type,
        fields: declared?.fields ?? (top?.fields ?? []) + own, isMade: isMade))
  }
}
