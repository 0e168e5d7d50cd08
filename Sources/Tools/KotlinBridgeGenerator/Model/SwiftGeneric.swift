/// What the uses of a generic type have in common.
struct SwiftGeneric {
  /// The path without arguments.
  let path: SwiftPath
  /// Kotlin's name, with `#0` for the first type parameter.
  let kotlinName: String
  /// The names of its type parameters in Swift.
  let parameters: [String]

  /// The parameters with what they have to be.
  var clauses: [String] { parameters.map { "\($0): KotlinValue & Hashable" } }

  /// The name of a type of Kotlin's as a string literal, with the names of the arguments in it.
  func literal(_ kotlin: String) -> String {
    var text = KotlinBridgeGenerator.literal(kotlin)
    // From the last one, for `#1` begins `#10`.
    for (number, name) in parameters.enumerated().reversed() {
      text = text.replacing("#\(number)", with: "\\(\(name).kotlinType)")
    }
    return text
  }
}
