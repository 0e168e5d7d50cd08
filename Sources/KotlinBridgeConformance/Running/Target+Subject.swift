extension Target {
  /// What is put to the test in one form; nil where nothing of the kind exists.
  ///
  /// Throws why it can't be made: `LibraryProblem`.
  package func subject(_ form: Form) throws -> Subject? {
    if isClassic {
      return form == .callback ? .flow(try ClassicSubject(path: path, flows: classic)) : nil
    }
    return try Subject(form, path: path, name: name, calling: calls)
  }
}
