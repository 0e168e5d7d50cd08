/// The verdict of a check: what became of one rule in one form.
public enum Verdict: Sendable, Codable, Equatable {
  /// The subject keeps the rule. The note says what the check left out, such as `37 of 100 rounds`;
  /// it is nil if it left out nothing.
  case passed(note: String?)
  /// The subject breaks the rule, in one or more ways.
  case failed([CheckFailure])
  /// The subject lacks this, which the check needs.
  case notOffered(String)

  /// The subject keeps the rule, and the check left out nothing.
  public static let passed = Verdict.passed(note: nil)
}
