/// A struct for an exception.
struct SwiftException {
  let kotlinName: String
  let path: SwiftPath
  /// Those of its superclass first.
  let fields: [SwiftField]
  /// The Kotlin names of the classes that extend it.
  let extending: [String]
  let documentation: DocumentationComment
}
