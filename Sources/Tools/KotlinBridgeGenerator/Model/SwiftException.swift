/// A struct for an exception.
struct SwiftException {
  let kotlinName: String
  let path: SwiftPath
  /// Those of its superclass first.
  let fields: [SwiftField]
  /// The Kotlin names of the classes that extend it.
  let extending: [String]
  /// Swift's protocol, with its module where a type of the library hides it.
  let error: String
  let documentation: DocumentationComment
}
