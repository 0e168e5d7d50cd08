/// The names of Swift from those of Kotlin.
enum Words {
  /// `deepSpace` for `DEEP_SPACE`, `DeepSpace`, `deep space` and `deepSpace`.
  static func lowerCamelCase(_ name: String) -> String {
    let words = words(of: name)
    guard let first = words.first else { return "value" }
    let name = began(lowercased(first) + words.dropFirst().map(capitalized).joined())
    return Keywords.usedFunctions.contains(name) ? "\(name)Value" : name
  }

  /// `DeepSpace`, for types.
  static func upperCamelCase(_ name: String) -> String {
    // An acronym that is the whole name of a class stays one: ISS.
    let words = name.contains("_") ? words(of: name) : split(name)
    return words.isEmpty ? "Value" : began(words.map(capitalized).joined(), with: "N")
  }

  /// The name of a type or member with the last part of its package before it: `weatherRefresh`.
  static func name(_ name: String, of package: String) -> String {
    let last = package.split(separator: ".").last.map(String.init) ?? ""
    let isType = name.first?.isUppercase == true
    return (isType ? upperCamelCase(last) : lowerCamelCase(last)) + capitalized(name)
  }

  /// The words of a name whose other characters are no part of a Swift identifier in camel case.
  private static func words(of name: String) -> [String] {
    let words = split(name)
    // A constant: DEEP_SPACE, or ISS.
    let isConstant = !name.contains(where: \.isLowercase)
    return isConstant ? words.map { $0.lowercased() } : words
  }

  private static func split(_ name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// An identifier does not begin with a digit.
  private static func began(_ name: String, with letter: String = "n") -> String {
    name.first?.isNumber == true ? letter + name : name
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// `url` for `URL`, `httpError` for `HTTPError`, `position` for `Position`.
  private static func lowercased(_ word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase)
    let isWhole = capitals.count == word.count
    let count = isWhole || capitals.count < 2 ? capitals.count : capitals.count - 1
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}
