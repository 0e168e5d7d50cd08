/// Makes the documentation of Swift declarations from KDoc.
enum Documentation {
  /// The comment of a function, property or flow.
  ///
  /// - Parameters:
  ///   - parameters: the names in Kotlin and in Swift, in the order of Swift's declaration.
  ///   - throws: the classes of `@Throws`.
  static func member(
    _ source: String?, parameters: [(kotlin: String, swift: String)], throws classes: [String]
  ) -> DocumentationComment {
    let kdoc = KDoc(source)
    let text = KDocText(
      names: Dictionary(parameters.map { ($0.kotlin, $0.swift) }) { first, _ in first })
    var comment = DocumentationComment(text: text.lines(kdoc.text))
    comment.parameters = parameters.compactMap { kotlin, swift in
      kdoc.lines(of: "param", about: kotlin).map {
        DocumentationComment.Parameter(name: swift, lines: text.lines($0))
      }
    }
    if let receiver = kdoc.tags("receiver").first {
      let first = "The receiver: \(receiver.lines.first ?? "")"
      comment.items.append(("Note", text.lines([first] + receiver.lines.dropFirst())))
    }
    for tag in kdoc.tags("return") { comment.items.append(("Returns", text.lines(tag.lines))) }
    let thrown = Documentation.thrown(kdoc, classes, text)
    if !thrown.isEmpty { comment.items.append(("Throws", thrown)) }
    for tag in kdoc.tags("see", "since") { comment.items.append(item(tag, text)) }
    return comment
  }

  /// The comment of a type.
  static func type(_ source: String?, kotlin: String) -> DocumentationComment {
    let kdoc = KDoc(source)
    var comment = DocumentationComment(text: KDocText().lines(kdoc.text))
    if comment.text.isEmpty { comment.text = ["Kotlin's `\(kotlin)`."] }
    comment.items = kdoc.tags("see", "since").map { item($0, KDocText()) }
    return comment
  }

  /// The comment of a field or a case. A class may document its fields by tags.
  static func part(_ source: String?, of type: String?, named name: String) -> DocumentationComment
  {
    let text = KDocText()
    let own = KDoc(source).text
    if !own.isEmpty { return DocumentationComment(text: text.lines(own)) }
    let lines = KDoc(type).lines(of: "property", "param", about: name) ?? []
    return DocumentationComment(text: text.lines(lines))
  }

  /// What a function throws: what the text says of each class, and the classes that it leaves out.
  private static func thrown(_ kdoc: KDoc, _ classes: [String], _ text: KDocText) -> [String] {
    var sentences: [[String]] = []
    let tags = kdoc.tags("throws", "exception")
    for tag in tags {
      let said = text.lines(tag.lines)
      let first = said.first.map { $0.isEmpty ? "" : " \($0)" } ?? ""
      sentences.append(["`\(tag.subject)`\(first)"] + said.dropFirst())
    }
    let said = Set(tags.map { simple($0.subject) })
    let others = classes.filter { !said.contains(simple($0)) }.map { "`\($0)`" }
    if !others.isEmpty { sentences.append([others.joined(separator: ", ")]) }
    return sentences.count > 1 ? sentences.flatMap(ended) : sentences.flatMap(\.self)
  }

  /// The lines of one sentence, with a full stop, for another one follows.
  private static func ended(_ lines: [String]) -> [String] {
    guard let last = lines.last, let end = last.last, !".!?;:".contains(end) else { return lines }
    return lines.dropLast() + [last + "."]
  }

  private static func item(_ tag: KDoc.Tag, _ text: KDocText) -> (name: String, lines: [String]) {
    if tag.name == "since" { return ("Since", text.lines(tag.lines)) }
    let subject = tag.subject.contains("/") ? tag.subject : "`\(tag.subject)`"
    let first = tag.lines.first ?? ""
    let lines = ["\(subject)\(first.isEmpty ? "" : " \(first)")"] + tag.lines.dropFirst()
    return ("SeeAlso", text.lines(lines))
  }

  private static func simple(_ name: String) -> Substring {
    name.split(separator: ".").last ?? ""
  }
}
