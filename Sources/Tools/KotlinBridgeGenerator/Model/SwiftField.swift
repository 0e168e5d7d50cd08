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
  let documentation: DocumentationComment

  /// As a parameter of an initializer.
  var parameter: String { "\(Keywords.label(name)): \(type.text)" }
}
