import KotlinBridge

/// Why a manifest, or bytes that it describes, are not as docs/MANIFEST.md describes them.
struct ManifestError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension ManifestError {
  /// Says what the decoder misses or can't read, and where.
  init(_ error: DecodingError) {
    self.init("the manifest can't be read: \(error.problem)")
  }
}
