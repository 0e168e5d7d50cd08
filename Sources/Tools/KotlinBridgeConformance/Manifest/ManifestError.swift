/// Why a manifest, or bytes that it describes, are not as docs/ABI.md describes them.
struct ManifestError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension ManifestError {
  /// Says what the decoder misses or can't read, and where.
  init(_ error: DecodingError) {
    let problem =
      switch error {
      case .keyNotFound(let key, let context):
        "no '\(key.stringValue)' in \(ManifestError.place(context))"
      case .typeMismatch(let type, let context): "\(ManifestError.place(context)) is no \(type)"
      case .valueNotFound(let type, let context):
        "null in place of \(type) in \(ManifestError.place(context))"
      case .dataCorrupted(let context):
        "\(ManifestError.place(context)): \(context.debugDescription)"
      @unknown default: "\(error)"
      }
    self.init("the manifest can't be read: \(problem)")
  }

  private static func place(_ context: DecodingError.Context) -> String {
    context.codingPath.isEmpty
      ? "the document"
      : context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
        .joined(separator: ".")
  }
}
