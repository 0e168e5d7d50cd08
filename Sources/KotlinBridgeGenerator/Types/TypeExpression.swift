/// The text of a Kotlin type, read: `Map<String, people.Position?>`.
struct TypeExpression: Hashable {
  var name: String
  var arguments: [TypeExpression] = []
  /// How often it may be null: 2 for a parameter `Int?` that has a default.
  var nullables = 0

  /// Nil if the text is no type.
  init?(_ text: String) {
    var rest = Substring(text)
    guard let type = TypeExpression(from: &rest), rest.isEmpty else { return nil }
    self = type
  }

  private init?(from rest: inout Substring) {
    let end = rest.firstIndex { "<>,? ".contains($0) } ?? rest.endIndex
    name = String(rest[..<end])
    if name.isEmpty { return nil }
    rest = rest[end...]
    if rest.first == "<" {
      rest.removeFirst()
      while true {
        guard let argument = TypeExpression(from: &rest) else { return nil }
        arguments.append(argument)
        if rest.hasPrefix(", ") { rest.removeFirst(2) } else { break }
      }
      guard rest.popFirst() == ">" else { return nil }
    }
    while rest.first == "?" {
      nullables += 1
      rest.removeFirst()
    }
  }

  /// The type that one null less makes.
  var unwrapped: TypeExpression {
    var type = self
    type.nullables -= 1
    return type
  }

  /// The name with its arguments: that of a declared type such as `kotlin.Pair<Int, String>`.
  var fullName: String {
    arguments.isEmpty ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }
}

extension TypeExpression: CustomStringConvertible {
  var description: String { fullName + String(repeating: "?", count: nullables) }
}
