/// The fields of an exception of a class that the library's manifest describes.
package struct ThrownException: Sendable {
  /// The name of the class, or of the nearest one that it extends, in the manifest.
  package let type: String
  /// The encoding of its fields.
  package let fields: [UInt8]
}
