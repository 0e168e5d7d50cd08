import KotlinBridge

extension Subject {
  /// A library with our C table in one form; one without this project's fixtures by what it declares.
  ///
  /// - Parameters:
  ///   - name: what it is registered as; that of the file unless given.
  ///   - calling: the functions without parameters that may be called, where there are no fixtures.
  /// - Throws: `LibraryProblem` for a library, or a name, that is none.
  package init(
    _ form: Form, path: String, name: String? = nil, calling functions: [String] = []
  ) throws(LibraryProblem) {
    guard form != .library else {
      self = .library(LibrarySubject(path: path, name: name))
      return
    }
    do {
      let library = try TableClient(path: path, name: name)
      self =
        library.hasFixtures
        ? try .fixtures(form, of: library)
        : .declared(try DeclaredSubject(library: library, form: form, calling: functions))
    } catch let problem as LibraryProblem {
      throw problem
    } catch {
      throw LibraryProblem("\(error)")
    }
  }

  private static func fixtures(_ form: Form, of library: TableClient) throws(KotlinError) -> Subject
  {
    switch form {
    case .callback: .flow(CallbackSubject(library: library))
    case .sequence: .flow(try KotlinSequenceSubject(library: library))
    case .publisher: .flow(try KotlinPublisherSubject(library: library))
    case .call:
      .call([
        TableCallSubject(library: library), TableCallSubject(library: library, cancel: .here),
        try AsyncCallSubject(library: library), try CompletionCallSubject(library: library),
      ])
    case .library: .library(LibrarySubject(path: library.path, name: library.name))
    }
  }
}
