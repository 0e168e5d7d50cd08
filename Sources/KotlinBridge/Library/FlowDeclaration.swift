/// What a library declares about one of its flows. All lookups of the flow share one object.
final class FlowDeclaration: Sendable {
  let manifest: Manifest.Flow
  let traits: FlowTraits
  let checked = CheckedTypes()

  init(_ flow: Manifest.Flow) {
    manifest = flow
    traits = FlowTraits(
      flow.kind == "flow" ? .cold : flow.isState ? .state : .shared,
      placement: KotlinPlacement(manifest: flow.placement),
      window: flow.window.map { KotlinWindow(integerLiteral: $0) })
  }
}
