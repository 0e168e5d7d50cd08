/// The verdict of a check: what became of one rule in one form.
public enum Verdict: Sendable, Codable, Equatable {
  /// The subject keeps the rule.
  case passed
  /// The subject breaks the rule: what the check expected and what it saw.
  case failed(expected: String, observed: String)
  /// The subject lacks this, which the check needs.
  case notOffered(String)
}
