/// A field of a record, or an associated value of a case.
struct SwiftField {
  /// As Kotlin has it, for the comparison with a library.
  let kotlinName: String
  let name: String
  var type: SwiftType
  /// The type as its generic class declares it.
  var declaredType: SwiftType?
  /// Whether it is stored in memory of its own, for its type contains the record's.
  var isIndirect = false
  /// Whether it is all that a case has: an object or an enum's entry. Kotlin has no name for it.
  var isWhole = false
  /// The code of its default; nil if it has none that Swift knows.
  var `default`: String?
  let documentation: DocumentationComment

  /// As a parameter of an initializer, or an associated value.
  var parameter: String {
    if isWhole { return type.text }
    return "\(Keywords.label(name)): \(type.text)" + (`default`.map { " = \($0)" } ?? "")
  }

  /// What stands before it where it is passed.
  var label: String { isWhole ? "" : "\(Keywords.argument(name)): " }
}
