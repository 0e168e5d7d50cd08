import Testing

/// A way in which a subject of Tests/Subjects is wrong, and a rule that finds it.
struct SubjectMistake: CustomTestStringConvertible {
  let name: String
  /// The value of `WRONG` for a subject in C; nil if only one in Python is wrong so.
  let number: Int?
  let rule: String

  var testDescription: String { name }
}
