import KotlinBridge

/// The exceptions that have a Swift type, and which of them extend others.
struct Exceptions {
  /// The class that each one extends, by its name.
  private var superclasses: [String: String?] = [:]

  init(_ types: [Manifest.DeclaredType]) {
    for type in types where type.kind == "exception" {
      superclasses[type.name] = .some(type.kotlin?.supertypes?.first)
    }
  }

  /// The classes that extend this one.
  func extending(_ name: String) -> [String] {
    superclasses.keys.filter { $0 != name && ancestors(of: $0).contains(name) }.sorted()
  }

  /// Those of the named classes that are among these, each before the ones that it extends.
  func mostSpecificFirst(_ names: [String]) -> [String] {
    let known = Set(names).intersection(superclasses.keys)
    return known.sorted { (-ancestors(of: $0).count, $0) < (-ancestors(of: $1).count, $1) }
  }

  /// It is one of them only in a wrong manifest.
  private func ancestors(of name: String) -> [String] {
    var found: [String] = []
    while let next = superclasses[found.last ?? name] ?? nil, !found.contains(next) {
      found.append(next)
    }
    return found
  }
}
