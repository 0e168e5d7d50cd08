/// An enum with payloads for a sealed class or interface.
struct SwiftSealed {
  struct Case {
    let kotlinName: String
    let name: String
    let fields: [SwiftField]
    let documentation: DocumentationComment
  }

  let kotlinName: String
  let path: SwiftPath
  /// In the order by which they are numbered.
  let cases: [Case]
  /// See `SwiftRecord`.
  let isCodable: Bool
  /// Whether a value contains another one of its type directly.
  var isIndirect = false
  /// Kotlin's `compareTo`, if it has one.
  var order: SwiftMember?
  let documentation: DocumentationComment
}
