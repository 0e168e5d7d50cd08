#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a library says that it offers.
package struct Manifest: Decodable, Sendable {
  package struct Parameter: Decodable, Sendable {
    package let name: String
    package let type: String

    package init(name: String, type: String) {
      self.name = name
      self.type = type
    }
  }

  package struct Flow: Decodable, Sendable {
    package let id: UInt32
    package let name: String
    package let kind: String
    package let mutable: Bool
    package let parameters: [Parameter]
    package let element: String
    /// What the registration says, for consumers that choose nothing else.
    package let placement: String?
    package let window: Int64?

    package var isState: Bool { kind == "state" }
  }

  package struct Function: Decodable, Sendable {
    package let id: UInt32
    package let name: String
    package let kind: String
    package let parameters: [Parameter]
    package let result: String
    /// What the registration says, for consumers that choose nothing else.
    package let placement: String?
  }

  /// A record with its fields, or an enum or sealed class with the names of its cases.
  package struct DeclaredType: Decodable, Sendable {
    package let name: String
    package let kind: String
    package let fields: [Parameter]?
    package let cases: [String]?
  }

  package let library: String
  package let kotlin: String
  package let flows: [Flow]
  package let functions: [Function]
  package let types: [DeclaredType]?

  package init(json: [UInt8], origin: String) throws(KotlinError) {
    do {
      self = try JSONDecoder().decode(Manifest.self, from: Data(json))
    } catch {
      throw .misuse("the manifest of \(origin) can't be read: \(error)")
    }
  }
}
