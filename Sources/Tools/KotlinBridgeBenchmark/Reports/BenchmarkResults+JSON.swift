import FoundationEssentials
package import KotlinBridgeTools

extension BenchmarkResults {
  /// `{"machine": {…}, "rows": [{"name", "unit", "ours", …}]}`, with null for a figure that a row
  /// lacks.
  package var json: String { jsonText(self) }

  package init(reading path: String) throws(CommandError) {
    try self.init(json: readArgument("the results", path), path: path)
  }

  /// - Parameter path: names the file in errors.
  package init(json: [UInt8], path: String) throws(CommandError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(json))
    } catch let error as DecodingError {
      throw CommandError("\(path) does not contain benchmark results: \(error.problem)")
    } catch {
      throw CommandError("\(path) does not contain benchmark results: \(error)")
    }
  }
}

extension DecodingError {
  /// The part that is wrong and the problem with it, in one line.
  fileprivate var problem: String {
    switch self {
    case .keyNotFound(let key, let context): "\(part(context.codingPath + [key])) is missing"
    case .valueNotFound(_, let context): "\(part(context.codingPath)) is null"
    case .typeMismatch(_, let context): "\(part(context.codingPath)) is of the wrong type"
    // The decoder does not distinguish these two.
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      "it is not valid JSON, or a number in it is out of range"
    case .dataCorrupted(let context): "\(part(context.codingPath)) is out of range"
    @unknown default: "it has an unknown shape"
    }
  }

  /// Writes the path of a part: `rows[2].unit`.
  private func part(_ path: [any CodingKey]) -> String {
    if path.isEmpty { return "the document" }
    return path.reduce("") { text, key in
      if let index = key.intValue { return "\(text)[\(index)]" }
      return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
    }
  }
}
