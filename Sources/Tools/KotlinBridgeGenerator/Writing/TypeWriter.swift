/// What all types have.
enum TypeWriter {
  static let initFromReader = "public init(from reader: inout KotlinReader) throws(KotlinError)"
  static let writeToWriter = "public func write(to writer: inout KotlinWriter)"

  /// A struct or enum with fields.
  static func block(
    _ kind: String, _ path: SwiftPath, _ generic: SwiftGeneric?, _ isCodable: Bool,
    _ protocols: [SwiftPath], _ order: SwiftMember?, _ body: [String]
  ) -> [String] {
    let head = "public \(kind) \(Keywords.escaped(path.components.last!))"
    let conformances =
      ["KotlinValue", "Hashable"] + (isCodable && generic == nil ? ["Codable"] : [])
      + (order == nil ? [] : ["Comparable"]) + protocols.map(\.text)
    guard let generic else { return Lines.type(head, conformances, body) }
    let list = generic.clauses.joined(separator: ", ")
    let names = conformances.joined(separator: ", ")
    let line = "\(head)<\(list)>: \(names)"
    if line.count + 2 + 2 * (path.memberDepth - 1) <= Lines.width { return Lines.block(line, body) }
    return ["\(head)<", "  \(list)"] + Lines.block(">: \(names)", body)
  }

  /// The extension by which a generic type is `Codable` where its arguments are.
  static func codable(_ generic: SwiftGeneric?, _ isCodable: Bool) -> [String] {
    guard let generic, isCodable else { return [] }
    let name = generic.path.components.map(Keywords.escaped).joined(separator: ".")
    let conditions = generic.parameters.map { "\($0): Codable" }.joined(separator: ", ")
    return ["extension \(name): Codable where \(conditions) {}"]
  }

  /// The name in Kotlin as a string literal.
  static func kotlinName(_ name: String, _ generic: SwiftGeneric?) -> String {
    generic.map { $0.literal($0.kotlinName) } ?? literal(name)
  }

  /// `<` of a class or value, by its `compareTo`. Nothing is less where that throws.
  static func order(of path: SwiftPath, by compareTo: SwiftMember) -> [String] {
    let name = Keywords.escaped(compareTo.name)
    let label = Keywords.argument(compareTo.parameters[0].name)
    return Lines.block(
      "public static func < (left: \(path.text), right: \(path.text)) -> Bool",
      ["(try? left.\(name)(\(label): right)).map { $0 < 0 } ?? false"])
  }

  /// The property for comparisons with a library.
  ///
  /// - Parameters:
  ///   - name: a string literal.
  ///   - parts: the fields or cases.
  static func kotlinType(_ kind: String, _ name: String, _ parts: [[String]]) -> [String] {
    let first = "\(name), Self.self"
    let call =
      parts.isEmpty
      ? [".\(kind)(\(first))"]
      : [".\(kind)("] + Lines.indented(["\(first),"] + separated(parts))
    return Lines.block("public static var kotlinType: KotlinType", call)
  }

  /// A field with its type.
  static func namedType(_ field: SwiftField) -> String {
    "(\(literal(field.kotlinName)), \(field.type.text).self)"
  }

  private static func separated(_ parts: [[String]]) -> [String] {
    let last = parts.count - 1
    return parts.enumerated().flatMap { index, lines in
      lines.dropLast() + [lines.last! + (index < last ? "," : ")")]
    }
  }
}
