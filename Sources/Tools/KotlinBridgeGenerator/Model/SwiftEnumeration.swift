/// An enum for an enum class.
struct SwiftEnumeration {
  struct Case {
    /// The name of Kotlin's entry, which is the raw value.
    let kotlinName: String
    let name: String
    let documentation: DocumentationComment
  }

  let kotlinName: String
  let path: SwiftPath
  /// In Kotlin's order, by which they are numbered.
  let cases: [Case]
  /// Those of the interfaces that it has.
  let protocols: [SwiftPath]
  let documentation: DocumentationComment
}
