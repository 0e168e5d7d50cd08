#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A manifest with all that docs/ABI.md describes: `Manifest` has what the Swift module needs.
struct ManifestDocument: Decodable, Sendable {
  struct Value: Decodable, Sendable {
    let name: String
    let type: String
  }

  struct Flow: Decodable, Sendable {
    let id: Int
    let name: String
    let kind: String
    let mutable: Bool
    let parameters: [Value]
    let element: String
    let placement: String?
    let window: Int64?
  }

  struct Function: Decodable, Sendable {
    let id: Int
    let name: String
    let kind: String
    let parameters: [Value]
    let result: String
    let placement: String?
  }

  /// A record has fields, an enum or sealed class has cases.
  struct Description: Decodable, Sendable {
    let name: String
    let kind: String
    let fields: [Value]?
    let cases: [String]?
  }

  let abi: UInt32
  let library: String
  let kotlin: String
  let flows: [Flow]
  let functions: [Function]
  let types: [Description]

  /// Throws what the JSON lacks, in words.
  init(json: [UInt8]) throws(ManifestError) {
    guard String(validating: json, as: UTF8.self) != nil else {
      throw ManifestError("the manifest is not UTF-8")
    }
    do {
      self = try JSONDecoder().decode(ManifestDocument.self, from: Data(json))
    } catch let error as DecodingError {
      throw ManifestError("the manifest can't be read: \(error.short)")
    } catch {
      throw ManifestError("the manifest can't be read: \(error)")
    }
  }
}

/// Why a manifest, or bytes that it describes, are not as they should be.
struct ManifestError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension DecodingError {
  /// What is wrong, and where.
  fileprivate var short: String {
    switch self {
    case .keyNotFound(let key, let context):
      "no '\(key.stringValue)' in \(DecodingError.path(context))"
    case .typeMismatch(let type, let context):
      "\(DecodingError.path(context)) is no \(type)"
    case .valueNotFound(let type, let context):
      "null in place of \(type) in \(DecodingError.path(context))"
    case .dataCorrupted(let context): "\(DecodingError.path(context)): \(context.debugDescription)"
    @unknown default: "\(self)"
    }
  }

  private static func path(_ context: Context) -> String {
    context.codingPath.isEmpty
      ? "the document"
      : context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
        .joined(separator: ".")
  }
}
