/// A line of the protocol of docs/SUBJECTS.md: a word and its fields, each after one space.
struct SubjectLine: CustomStringConvertible {
  let word: String
  let fields: [String]

  init(_ word: String, _ fields: String...) {
    self.word = word
    self.fields = fields
  }

  /// Reads a line; nil if a field has an unknown escape.
  init?(_ text: String) {
    var parts: [String] = []
    for part in text.split(separator: " ", omittingEmptySubsequences: false) {
      guard let field = Self.plain(part) else { return nil }
      parts.append(field)
    }
    word = parts[0]
    fields = Array(parts.dropFirst())
  }

  /// As it is written.
  var description: String {
    ([word] + fields.map(Self.escaped)).joined(separator: " ")
  }

  /// The field at an index as a number; nil if there is none, or if it is no number.
  func number(_ index: Int) -> Int64? {
    fields.indices.contains(index) ? Int64(fields[index]) : nil
  }

  private static let escapes: [Character: Character] = [
    " ": "s", "\n": "n", "\r": "r", "\r\n": "r", "\\": "\\",
  ]

  private static func escaped(_ field: String) -> String {
    if field.isEmpty { return "\\e" }
    return field.unicodeScalars.map { scalar in
      escapes[Character(scalar)].map { "\\\($0)" } ?? String(scalar)
    }.joined()
  }

  private static func plain(_ text: Substring) -> String? {
    if !text.contains("\\") { return String(text) }
    if text == "\\e" { return "" }
    var (plain, rest) = ("", text.unicodeScalars[...])
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        plain.unicodeScalars.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "s": plain += " "
      case "n": plain += "\n"
      case "r": plain += "\r"
      case "\\": plain += "\\"
      default: return nil
      }
    }
    return plain
  }
}
