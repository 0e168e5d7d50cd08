/// A mistake that many hand-written bridges share.
package struct Mistake: Sendable {
  /// What the mistake is, as a heading.
  package let title: String
  /// The code as it is usually written, a block of Markdown.
  let usual: String
  /// What goes wrong.
  let harm: String
  /// What to do instead, in words and in a block of Markdown.
  let repair: (words: String, code: String)
  /// The numbers of the rules that name it.
  package let rules: [String]
  /// One sentence for the report of a run whose failures it explains.
  package let sentence: String
  /// Whether it explains the failures of a run.
  let explains: @Sendable (Symptoms) -> Bool

  init(
    _ title: String, usual: String, harm: String, repair: (words: String, code: String),
    rules: String, sentence: String, explains: @escaping @Sendable (Symptoms) -> Bool
  ) {
    self.title = title
    self.usual = usual
    self.harm = harm
    self.repair = repair
    self.rules = rules.split(separator: ", ").map(String.init)
    self.sentence = sentence
    self.explains = explains
  }

  /// The section that describes it.
  package var section: String { "docs/RULES.md#\(anchor)" }

  /// The anchor of its heading in docs/RULES.md.
  package var anchor: String {
    let kept = title.lowercased().filter { $0.isLetter || $0.isNumber || " -".contains($0) }
    return String(kept.map { $0 == " " ? "-" : $0 })
  }
}
