/// Writes a struct for an exception.
enum ExceptionWriter {
  static func lines(_ exception: SwiftException) -> [String] {
    let name = Keywords.escaped(exception.path.components.last!)
    return exception.documentation.lines(width: Lines.width)
      + Lines.block(
        "public struct \(name): KotlinException",
        Lines.separated(
          exception.fields.map(property) + [
            ["public let kotlinError: KotlinError"], fromError(exception), forTests(exception),
            fromReader(exception.fields),
          ]))
  }

  private static func property(_ field: SwiftField) -> [String] {
    field.documentation.lines(width: Lines.width - 2)
      + ["public let \(Keywords.escaped(field.name)): \(field.type.text)"]
  }

  private static func fromError(_ exception: SwiftException) -> [String] {
    let names = ([exception.kotlinName] + exception.extending).map(literal)
    return ["/// Nil unless the error stands for such an exception."]
      + Lines.block(
        "public init?(_ error: any \(exception.error))",
        array("let names = ", names, depth: exception.path.memberDepth + 1) + [
          "guard let read = Self.read(error, thrownAs: names, Self.init) else { return nil }",
          "self = read",
        ])
  }

  private static func array(_ head: String, _ elements: [String], depth: Int) -> [String] {
    let line = "\(head)[\(elements.joined(separator: ", "))]"
    if line.count + 2 * depth <= Lines.width { return [line] }
    return ["\(head)["] + elements.map { "  \($0)," } + ["]"]
  }

  private static func forTests(_ exception: SwiftException) -> [String] {
    let parameters =
      exception.fields.map(\.parameter) + ["message: String = \"\"", "cause: KotlinError? = nil"]
    let writes = exception.fields.map { "$0.write(\(Keywords.escaped($0.name)))" }
    let call = Lines.list(
      "kotlinError = KotlinError",
      ["thrownAs: \(literal(exception.kotlinName))", "message: message", "cause: cause"],
      writes.isEmpty ? ")" : ") {", depth: exception.path.memberDepth + 1)
    return [
      "/// The exception as if Kotlin had thrown it: for tests, and for Kotlin code to catch."
    ]
      + Lines.list("public init", parameters, ") {", depth: exception.path.memberDepth)
      + Lines.indented(
        exception.fields.map { "self.\($0.name) = \(Keywords.escaped($0.name))" } + call
          + Lines.indented(writes) + (writes.isEmpty ? [] : ["}"]))
      + ["}"]
  }

  private static func fromReader(_ fields: [SwiftField]) -> [String] {
    Lines.block(
      "private init(from reader: inout KotlinReader, _ error: KotlinError) throws(KotlinError)",
      fields.map { "self.\($0.name) = try reader.read()" }
        + ["kotlinError = error"])
  }
}
