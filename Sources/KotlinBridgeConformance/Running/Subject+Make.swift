extension Subject {
  /// What is put to the test of a library in one form; nil where nothing of the kind exists.
  ///
  /// Throws why it can't be made: `LibraryProblem`.
  package static func make(_ target: Target, form: Form) throws -> Subject? {
    if target.isClassic {
      guard form == .callback else { return nil }
      return .flow(try ClassicSubject(path: target.path, flows: target.classic))
    }
    return try .made(form, path: target.path, name: target.name, calling: target.calls)
  }
}
