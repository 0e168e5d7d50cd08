/// A struct for a data class, a value class or an object.
struct SwiftRecord {
  let kotlinName: String
  let path: SwiftPath
  var fields: [SwiftField]
  let documentation: DocumentationComment
}
