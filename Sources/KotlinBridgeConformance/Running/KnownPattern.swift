/// A mistake that many bridges share, and that explains the failures of a run.
package struct KnownPattern: Encodable, Equatable, Sendable {
  /// One sentence that names the mistake.
  package let sentence: String
  /// The section that describes it: `docs/RULES.md#…`.
  package let section: String

  /// - Parameter anchor: the anchor of the section in docs/RULES.md.
  package init(sentence: String, anchor: String) {
    self.sentence = sentence
    section = "docs/RULES.md#\(anchor)"
  }
}
