/// The verdict of a check: what became of one rule in one form.
public enum Verdict: Sendable, Codable, Equatable {
  case passed
  case failed(expected: String, observed: String)
  /// The subject lacks this, which the check needs.
  case notOffered(String)
}
