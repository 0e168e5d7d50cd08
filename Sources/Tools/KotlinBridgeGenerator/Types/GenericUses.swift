import KotlinBridge

/// What the names of a manifest's types stand for: uses of generic classes, and packages.
struct GenericUses {
  private var uses: [String: (class: String, arguments: [ManifestType])] = [:]

  /// The packages of classes, by their names; without those of a manifest that does not say them.
  private var packages: [String: String] = [:]
  /// The order in which packages take names.
  var order = PackageOrder()

  /// - Parameter callables: their owners may be no types of the manifest.
  init(_ types: [Manifest.DeclaredType] = [], _ callables: [KotlinCallable] = []) {
    for type in types {
      if let name = type.class { uses[type.name] = (name, type.arguments ?? []) }
      packages[type.class ?? type.name] = type.kotlin?.package
    }
    for callable in callables {
      guard let owner = callable.owner.map(className) else { continue }
      packages[owner] = packages[owner] ?? callable.kotlin?.package
    }
  }

  /// The package of a class or of a use of one; nil if the manifest does not say it.
  func package(of name: String) -> String? { packages[className(of: name)] }

  /// Whether a class takes its name before another one, because of its package.
  func isBefore(_ first: String, _ second: String) -> Bool {
    order.isBefore(package(of: first) ?? "", package(of: second) ?? "")
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
