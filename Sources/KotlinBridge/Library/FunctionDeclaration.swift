/// What a library declares about one of its functions. All lookups of the function share one
/// object.
final class FunctionDeclaration: Sendable {
  let manifest: Manifest.Function
  /// The registration's choice, for callers that choose nothing else.
  let placement: KotlinPlacement?
  let checked = CheckedTypes()

  var isSuspending: Bool { manifest.kind != "plain" }

  init(_ function: Manifest.Function) {
    manifest = function
    placement = KotlinPlacement(manifest: function.placement)
  }
}
