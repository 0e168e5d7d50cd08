/// What a library declares about one of its functions. All lookups of the function share one
/// object.
final class FunctionDeclaration: Sendable {
  let manifest: Manifest.Function
  /// The Kotlin author's choice, for callers that choose nothing else.
  let placement: KotlinPlacement?
  let checked = CheckedTypes()

  let isSuspending: Bool

  init(_ function: Manifest.Function) {
    manifest = function
    isSuspending = function.kind != "plain"
    placement = KotlinPlacement(manifest: function.placement)
  }
}
