package import KotlinBridge

/// What a module is generated from.
package struct LibrarySource: Sendable {
  /// The name of the file, for the first line of each generated one.
  let fileName: String
  /// The name that the linker knows: `people` of `libpeople.so`.
  let linkName: String
  let manifest: Manifest
  /// The digest of the manifest's bytes.
  let digest: UInt64

  /// The name of the bridge, which begins the name of the library's entry.
  var bridgeName: String { manifest.library }

  init(fileName: String, linkName: String, manifest: Manifest, digest: UInt64) {
    self.fileName = fileName
    self.linkName = linkName
    self.manifest = manifest
    self.digest = digest
  }

  package init(
    fileName: String, linkName: String, manifest json: [UInt8]
  ) throws(KotlinError) {
    self.fileName = fileName
    self.linkName = linkName
    manifest = try Manifest(json: json, origin: fileName)
    digest = json.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
