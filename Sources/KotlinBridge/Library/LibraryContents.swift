/// What a library declares, by name: its manifest, read.
final class LibraryContents: Sendable {
  let manifest: Manifest
  let flows: [String: FlowDeclaration]
  let functions: [String: FunctionDeclaration]
  let types: DeclaredTypes

  init(_ manifest: Manifest) {
    self.manifest = manifest
    let makers = Dictionary(
      manifest.functions.compactMap { function in function.flow.map { ($0, function.id) } }
    ) { first, _ in first }
    flows = Dictionary(
      manifest.flows.map { ($0.name, FlowDeclaration($0, maker: makers[$0.id])) }
    ) { first, _ in first }
    functions = Dictionary(manifest.functions.map { ($0.name, FunctionDeclaration($0)) }) {
      first, _ in first
    }
    types = DeclaredTypes(manifest.types ?? [])
  }
}

/// What a library declares about one of its functions.
struct FunctionDeclaration: Sendable {
  let manifest: Manifest.Function
  /// Kotlin's choice, for callers that choose nothing else.
  let placement: KotlinPlacement?

  init(_ function: Manifest.Function) {
    manifest = function
    placement = KotlinPlacement(manifest: function.placement)
  }
}

/// What a library declares about one of its flows.
struct FlowDeclaration: Sendable {
  let manifest: Manifest.Flow
  let traits: FlowTraits
  /// The number of the function that makes it; nil for one that a property has.
  let maker: UInt32?

  init(_ flow: Manifest.Flow, maker: UInt32?) {
    manifest = flow
    self.maker = maker
    traits = FlowTraits(
      flow.kind == "flow" ? .cold : flow.isState ? .state : .shared,
      placement: KotlinPlacement(manifest: flow.placement),
      window: flow.window.map { KotlinWindow(integerLiteral: $0) })
  }
}
