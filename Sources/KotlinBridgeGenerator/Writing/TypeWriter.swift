/// What all types have.
enum TypeWriter {
  static let initFromReader = "public init(from reader: inout KotlinReader) throws(KotlinError)"
  static let writeToWriter = "public func write(to writer: inout KotlinWriter)"

  /// What a struct or enum with fields conforms to.
  static func conformances(_ isCodable: Bool, _ order: SwiftMember?) -> String {
    "KotlinValue, Hashable" + (isCodable ? ", Codable" : "") + (order == nil ? "" : ", Comparable")
  }

  /// `<` of a class or value, by its `compareTo`. Nothing is less where that throws.
  static func order(of path: SwiftPath, by compareTo: SwiftMember) -> [String] {
    let name = Keywords.escaped(compareTo.name)
    let label = Keywords.label(compareTo.parameters[0].name)
    return Lines.block(
      "public static func < (left: \(path.text), right: \(path.text)) -> Bool",
      ["(try? left.\(name)(\(label): right)).map { $0 < 0 } ?? false"])
  }

  /// The property for comparisons with a library.
  ///
  /// - Parameter parts: the fields or cases.
  static func kotlinType(_ kind: String, _ name: String, _ parts: [[String]]) -> [String] {
    let first = "\(literal(name)), Self.self"
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
