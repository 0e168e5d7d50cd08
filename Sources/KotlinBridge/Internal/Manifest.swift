#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a library says that it offers.
struct Manifest: Decodable, Sendable {
  struct Parameter: Decodable, Sendable {
    let name: String
    let type: String
  }

  struct Flow: Decodable, Sendable {
    let id: UInt32
    let name: String
    let kind: String
    let mutable: Bool
    let parameters: [Parameter]
    let element: String

    var isState: Bool { kind == "state" }
  }

  struct Function: Decodable, Sendable {
    let id: UInt32
    let name: String
    let kind: String
    let parameters: [Parameter]
    let result: String
  }

  let library: String
  let kotlin: String
  let collector: String
  let flows: [Flow]
  let functions: [Function]

  init(json: [UInt8], origin: String) throws(KotlinError) {
    do {
      self = try JSONDecoder().decode(Manifest.self, from: Data(json))
    } catch {
      throw .misuse("the manifest of \(origin) can't be read: \(error)")
    }
  }
}
