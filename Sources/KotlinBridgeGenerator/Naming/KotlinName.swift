/// The qualified name of a Kotlin class: its package, and the classes that it is nested in.
struct KotlinName {
  /// The qualified names of the outer classes and of the class, the outermost first.
  let classes: [String]

  /// A package begins in lower case by convention, and a class does not. If nothing is like that,
  /// the last component is the class.
  init(_ name: String) {
    let expression = TypeExpression(name)
    let components = (expression?.name ?? name).split(separator: ".").map(String.init)
    let first =
      components.firstIndex { $0.first?.isUppercase == true } ?? max(0, components.count - 1)
    var classes = (first..<components.count).map { components[...$0].joined(separator: ".") }
    // `kotlin.Pair<Int, String>` is a class of its own.
    if let expression, !expression.arguments.isEmpty { classes[classes.count - 1] = name }
    self.classes = classes
  }

  /// The name of a subclass as a case of its sealed class: `storm`, and `left` for `Left<Int>`.
  static func caseName(_ name: String) -> String {
    Words.lowerCamelCase(simple(TypeExpression(name)?.name ?? name))
  }

  /// The name without package and outer classes, for Swift: `Storm`, `TrayInt`.
  ///
  /// - Parameter given: the names that classes want in Swift, by Kotlin's.
  static func simple(_ name: String, given: [String: String] = [:]) -> String {
    guard let type = TypeExpression(name) else { return Words.upperCamelCase(name) }
    let last = type.name.split(separator: ".").last.map(String.init) ?? type.name
    return
      ([Words.upperCamelCase(given[type.name] ?? last)]
      + type.arguments.map { simple($0.fullName, given: given) }).joined()
  }
}
