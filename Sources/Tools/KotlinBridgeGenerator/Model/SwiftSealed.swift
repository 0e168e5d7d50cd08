/// An enum with payloads for a sealed class or interface.
struct SwiftSealed {
  struct Case {
    let kotlinName: String
    /// The same with `#0` for the first type parameter of its generic class.
    var declaredName: String?
    let name: String
    var fields: [SwiftField]
    let documentation: DocumentationComment
  }

  let kotlinName: String
  var path: SwiftPath
  /// Nil for a type without type parameters.
  let generic: SwiftGeneric?
  /// In the order by which they are numbered.
  var cases: [Case]
  /// See `SwiftRecord`.
  let isCodable: Bool
  /// Whether a value contains another one of its type directly.
  var isIndirect = false
  /// Kotlin's `compareTo`, if it has one.
  var order: SwiftMember?
  /// Those of the interfaces that it has.
  let protocols: [SwiftPath]
  let documentation: DocumentationComment
}
