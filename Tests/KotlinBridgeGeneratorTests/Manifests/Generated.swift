import KotlinBridge
import TestHelpers

@testable import KotlinBridgeGenerator

/// A Swift module `Space`, generated from a manifest that a test writes.
struct Generated {
  let module: SwiftModule

  /// - Parameters: the declarations as JSON, without `id`, which is their index, and with types as
  ///   Kotlin writes them.
  init(_ functions: String..., flows: [String] = [], types: [String] = []) throws {
    try self.init(functions: functions, flows: flows, types: types)
  }

  init(
    functions: [String], flows: [String] = [], types: [String] = [], withHandlers: Bool = false
  ) throws {
    try self.init(
      manifest: Generated.manifest(functions, flows, types), withHandlers: withHandlers)
  }

  init(manifest: String, withHandlers: Bool = false) throws {
    let source = try LibrarySource(
      fileName: "libspace.so", linkName: "space", manifest: Array(manifest.utf8))
    module = ModuleMapping.module(
      named: "Space", cModule: "CSpace", of: source, withHandlers: withHandlers)
  }

  static func manifest(
    _ functions: [String], _ flows: [String] = [], _ types: [String] = []
  ) -> String {
    """
    {"abi": 6, "library": "space", "kotlin": "2.4.20", "flows": [\(numbered(flows))],
    "functions": [\(numbered(functions))], "types": [\(types.map(written).joined(separator: ", "))]}
    """
  }

  private static func numbered(_ declarations: [String]) -> String {
    declarations.enumerated().map { #"{"id": \#($0), \#(written($1).dropFirst())"# }
      .joined(separator: ", ")
  }

  private static func written(_ declaration: String) -> String {
    try! TypeTrees.declaration(declaration)
  }

  /// The text of a file; empty if there is none of that name.
  subscript(name: String) -> String {
    let file = module.files.first { $0.name == name }
    return file.map(FileWriter(module: module).text) ?? ""
  }

  /// What a file declares, without its first lines and its imports.
  func declarations(of name: String = "Space") -> String {
    self[name].split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.isEmpty || $0.hasPrefix("// Made") || $0.contains("import ") }
      .joined(separator: "\n")
  }

  var fileNames: [String] { module.files.map(\.name) }
}
