import KotlinBridge

/// The qualified name of a Kotlin class: its package, and the classes that it is nested in.
struct KotlinName {
  /// The qualified names of the outer classes and of the class, the outermost first.
  let classes: [String]

  /// If the manifest does not say the package: a package begins in lower case by convention, and a
  /// class does not. If nothing is like that, the last component is the class.
  init(_ name: String, _ uses: GenericUses = GenericUses()) {
    let components = uses.className(of: name).split(separator: ".").map(String.init)
    let first =
      uses.package(of: name).map { $0.split(separator: ".").count }
      ?? components.firstIndex { $0.first?.isUppercase == true } ?? max(0, components.count - 1)
    var classes = (first..<components.count).map { components[...$0].joined(separator: ".") }
    // `kotlin.Pair<Int, String>` is a class of its own.
    if !uses.arguments(of: name).isEmpty { classes[classes.count - 1] = name }
    self.classes = classes
  }
}

/// The names of Kotlin's types for Swift, without packages and outer classes.
struct SimpleNames {
  let uses: GenericUses
  /// The names that classes want in Swift, by Kotlin's.
  var given: [String: String] = [:]

  /// `Storm`, and `TrayInt` for `Tray<Int>`.
  func name(_ name: String) -> String {
    let own = uses.className(of: name)
    return
      ([Words.upperCamelCase(given[own] ?? last(own))] + uses.arguments(of: name).map(self.name))
      .joined()
  }

  /// Whether the library says the name.
  func isGiven(_ name: String) -> Bool { given[uses.className(of: name)] != nil }

  /// The name of a subclass as a case of its sealed class: `storm`, and `left` for `Left<Int>`.
  func caseName(_ name: String) -> String {
    Words.lowerCamelCase(Words.upperCamelCase(last(uses.className(of: name))))
  }

  private func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  private func name(_ type: ManifestType) -> String {
    switch type.form {
    case .simple(let simple, _): simple.rawValue
    case .nullable(let type): name(type)
    case .list(let element, _): "List\(name(element))"
    case .map(let key, let value): "Map\(name(key))\(name(value))"
    case .named(let name, _, _): self.name(name)
    case .parameter(let number): "\(number)"
    }
  }
}
