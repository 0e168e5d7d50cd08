/// A protocol for an interface whose objects cross by handle, and the class for any object of it.
struct SwiftInterface {
  let kotlinName: String
  let path: SwiftPath
  let anyPath: SwiftPath
  /// Those that it extends.
  let protocols: [SwiftPath]
  /// Its number in the manifest if classes or interfaces extend it.
  let number: UInt32?
  var requirements: [SwiftMember] = []
  let documentation: DocumentationComment
}
