/// The documentation of a Kotlin declaration: its text, and its block tags.
struct KDoc {
  struct Tag {
    let name: String
    /// What a `@param`, `@property` or `@throws` is about.
    let subject: String
    var lines: [String]
  }

  private(set) var text: [String] = []
  private(set) var tags: [Tag] = []

  /// - Parameter source: without the stars.
  init(_ source: String?) {
    var isCode = false
    for line in (source ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    {
      let line = String(line)
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("```") { isCode.toggle() }
      if !isCode, trimmed.hasPrefix("@"), let tag = KDoc.tag(String(trimmed)) {
        tags.append(tag)
      } else if tags.isEmpty {
        text.append(line)
      } else {
        tags[tags.count - 1].lines.append(line)
      }
    }
    text = KDoc.withoutBlankEnds(text)
    for index in tags.indices {
      tags[index].lines = KDoc.withoutIndent(KDoc.withoutBlankEnds(tags[index].lines))
    }
  }

  func tags(_ names: String...) -> [Tag] {
    tags.filter { names.contains($0.name) }
  }

  /// The lines of a tag about a subject; nil if there is none.
  func lines(of names: String..., about subject: String) -> [String]? {
    tags.first { names.contains($0.name) && $0.subject == subject }?.lines
  }

  /// `@param name text`, `@param[name] text` or `@return text`; nil for other words, such as an
  /// annotation's in an example.
  private static func tag(_ line: String) -> Tag? {
    let name = String(line.dropFirst().prefix { $0.isLetter })
    guard known.contains(name) else { return nil }
    var rest = line.dropFirst(name.count + 1)
    guard rest.isEmpty || rest.first == " " || rest.first == "[" else { return nil }
    rest = rest.drop { $0 == " " }
    var subject = Substring()
    if withSubject.contains(name) {
      subject = rest.prefix { $0 != " " }
      rest = rest.dropFirst(subject.count).drop { $0 == " " }
    }
    let isInBrackets = subject.hasPrefix("[") && subject.hasSuffix("]")
    return Tag(
      name: name, subject: String(isInBrackets ? subject.dropFirst().dropLast() : subject),
      lines: [String(rest)])
  }

  private static let withSubject: Set<String> = ["param", "property", "throws", "exception", "see"]
  private static let known = withSubject.union([
    "return", "receiver", "constructor", "since", "author", "sample", "suppress",
  ])

  /// Removes what all lines but the first are indented by.
  private static func withoutIndent(_ lines: [String]) -> [String] {
    let continued = lines.dropFirst()
    let indents = continued.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    return lines.prefix(1) + continued.map { String($0.dropFirst(indents.min() ?? 0)) }
  }

  private static func withoutBlankEnds(_ lines: [String]) -> [String] {
    func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }
    let rest = lines.drop(while: isBlank)
    return rest.lastIndex { !isBlank($0) }.map { Array(rest[...$0]) } ?? []
  }
}
