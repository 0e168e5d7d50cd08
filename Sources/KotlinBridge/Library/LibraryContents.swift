/// What a library declares, by name: its manifest, read.
final class LibraryContents: Sendable {
  let manifest: Manifest
  let flows: [String: FlowDeclaration]
  let functions: [String: FunctionDeclaration]
  let types: DeclaredTypes

  init(_ manifest: Manifest) {
    self.manifest = manifest
    flows = Dictionary(manifest.flows.map { ($0.name, FlowDeclaration($0)) }) { first, _ in first }
    functions = Dictionary(manifest.functions.map { ($0.name, FunctionDeclaration($0)) }) {
      first, _ in first
    }
    types = DeclaredTypes(manifest.types ?? [])
  }
}
