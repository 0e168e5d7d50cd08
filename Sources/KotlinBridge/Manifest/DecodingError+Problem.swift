extension DecodingError {
  /// What is wrong with a text of JSON, in a phrase for people.
  package var problem: String {
    switch self {
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      "it is not JSON, or it is incomplete"
    case .dataCorrupted(let context): "\(Self.place(context)): \(context.debugDescription)"
    case .keyNotFound(let key, let context):
      "\(Self.place(context)) has no '\(key.stringValue)'"
    case .typeMismatch(let type, let context):
      "\(Self.place(context)) is not of the type \(type)"
    case .valueNotFound(let type, let context):
      "\(Self.place(context)) is null, not of the type \(type)"
    @unknown default: "\(self)"
    }
  }

  /// As in `'functions[3].name'`.
  private static func place(_ context: Context) -> String {
    let path = context.codingPath.reduce(into: "") { path, key in
      path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue
    }
    return path.isEmpty ? "it" : "'\(path)'"
  }
}
