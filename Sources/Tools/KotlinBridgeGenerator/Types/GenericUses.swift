import KotlinBridge

/// The types of a manifest that are uses of generic classes, by their names.
struct GenericUses {
  private var uses: [String: (class: String, arguments: [ManifestType])] = [:]

  init(_ types: [Manifest.DeclaredType] = []) {
    for type in types {
      if let name = type.class { uses[type.name] = (name, type.arguments ?? []) }
    }
  }

  /// The class of a type: the type itself unless it is a use of a generic one.
  func className(of name: String) -> String { uses[name]?.class ?? name }

  /// The types for the parameters of its class.
  func arguments(of name: String) -> [ManifestType] { uses[name]?.arguments ?? [] }

  /// The type as the manifest mentions it.
  func type(_ name: String) -> ManifestType {
    .named(name, class: uses[name]?.class, arguments: arguments(of: name))
  }
}
