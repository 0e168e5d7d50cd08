/// The text of KDoc as Swift's documentation has it.
struct KDocText {
  /// The names of parameters in Swift, for links to them.
  var names: [String: String] = [:]

  /// Lines of text, with Kotlin's links as code. Code blocks stay as they are.
  func lines(_ lines: [String]) -> [String] {
    var isCode = false
    return lines.map { line in
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isCode.toggle()
        return line
      }
      return isCode || line.hasPrefix("    ") ? line : self.line(line)
    }
  }

  /// `[Position.latitude]` becomes code, `[the place][Position]` its text; what is in backticks and
  /// `[text](address)` stay.
  private func line(_ line: String) -> String {
    var result = ""
    var rest = Substring(line)
    while let start = rest.firstIndex(where: { $0 == "[" || $0 == "`" }) {
      result += rest[..<start]
      rest = rest[start...]
      if rest.first == "`" {
        let code = rest.dropFirst().firstIndex(of: "`").map { rest[...$0] } ?? rest
        result += code
        rest = rest.dropFirst(code.count)
      } else if let (text, after) = link(rest) {
        result += text
        rest = after
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  /// The text for a link, and what follows it; nil if it is no link of Kotlin's.
  private func link(_ rest: Substring) -> (String, Substring)? {
    guard let end = rest.firstIndex(of: "]") else { return nil }
    let label = rest[rest.index(after: rest.startIndex)..<end]
    var after = rest[end...].dropFirst()
    if after.first == "(" { return nil }
    if after.first == "[", let target = after.firstIndex(of: "]") {
      after = after[target...].dropFirst()
      return (String(label), after)
    }
    let isName = label.first?.isNumber == false && label.allSatisfy { isPartOfName($0) }
    return isName ? ("`\(names[String(label)] ?? String(label))`", after) : nil
  }

  private func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._".contains(character)
  }
}
