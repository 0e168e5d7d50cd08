extension Target {
  /// Makes the subject of one form; nil if the target has nothing in that form.
  ///
  /// Throws `LibraryProblem` if the library can't be used.
  package func subject(_ form: Form) throws -> Subject? {
    if isClassic {
      return form == .callback ? .flow(try ClassicSubject(path: path, flows: classic)) : nil
    }
    return try Subject(form, path: path, name: name, calling: calls, flows: flows)
  }
}
