/// What a library says of one of its functions. One object for all who use the function.
final class FunctionDeclaration: Sendable {
  let manifest: Manifest.Function
  /// What the registration says, for those who choose nothing else.
  let placement: KotlinPlacement?
  let checked = CheckedTypes()

  var isSuspending: Bool { manifest.kind != "plain" }

  init(_ function: Manifest.Function) {
    manifest = function
    placement = KotlinPlacement(manifest: function.placement)
  }
}
