/// What became of one rule in one form.
public enum Verdict: Sendable, Codable, Equatable {
  case passed
  case failed(expected: String, observed: String)
  /// The subject lacks what the check needs, which is said.
  case notOffered(String)
}
