/// A declaration that a library's sources have and that could not be exported.
package struct ManifestOmission: Decodable, Sendable {
  package let name: String
  package let reason: String
}
