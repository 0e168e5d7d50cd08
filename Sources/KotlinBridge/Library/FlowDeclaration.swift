/// What a library declares about one of its flows. All lookups of the flow share one object.
final class FlowDeclaration: Sendable {
  let manifest: Manifest.Flow
  /// Whether each subscription begins a collection of its own, so that it misses nothing before it
  /// asks.
  let isCold: Bool
  let isState: Bool
  /// The registration's choice, for consumers that choose nothing else.
  let window: KotlinWindow?
  let placement: KotlinPlacement?
  let checked = CheckedTypes()

  init(_ flow: Manifest.Flow) {
    manifest = flow
    isCold = flow.kind == "flow"
    window = flow.window.map { KotlinWindow(integerLiteral: $0) }
    placement = KotlinPlacement(manifest: flow.placement)
    isState = flow.isState
  }
}
