/// Thrown by a check: the subject breaks the rule.
struct CheckFailure: Error {
  let expected: String
  let observed: String
}

/// Thrown by a check: the subject lacks what the check needs.
struct NotOffered: Error {
  let what: String

  init(_ what: String) {
    self.what = what
  }
}
