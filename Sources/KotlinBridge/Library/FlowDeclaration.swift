/// What a library says of one of its flows. One object for all who use the flow.
final class FlowDeclaration: Sendable {
  let manifest: Manifest.Flow
  /// Whether each subscription collects a flow of its own, so that nothing is missed before it asks.
  let isCold: Bool
  let isState: Bool
  /// What the registration says, for those who choose nothing else.
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
