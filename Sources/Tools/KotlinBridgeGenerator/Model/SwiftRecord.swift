/// A struct for a data class, a value class or an object.
struct SwiftRecord {
  let kotlinName: String
  var path: SwiftPath
  /// Nil for a type without type parameters.
  let generic: SwiftGeneric?
  var fields: [SwiftField]
  /// Whether there are no objects in it, which can't be encoded.
  let isCodable: Bool
  /// Kotlin's `compareTo`, if it has one.
  var order: SwiftMember?
  /// Those of the interfaces that it has.
  let protocols: [SwiftPath]
  let documentation: DocumentationComment
}
