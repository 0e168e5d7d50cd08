/// A rule that was found broken.
struct CheckFailure: Error {
  let expected: String
  let observed: String
}

/// What the subject has not got and the check needs.
struct NotOffered: Error {
  let what: String

  init(_ what: String) {
    self.what = what
  }
}
