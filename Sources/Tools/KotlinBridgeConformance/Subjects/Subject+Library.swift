import KotlinBridge

extension Subject {
  /// Makes the subject of a library with this project's C table, in one form. If the library has no
  /// fixtures, or flows are named, the subject is what it declares.
  ///
  /// - Parameters:
  ///   - name: the name of the bridge; nil for the one in the file's name.
  ///   - calling: the functions that a check may call in a library without fixtures.
  ///   - flows: the flows that checks collect beside those without parameters.
  /// - Throws: `LibraryProblem` if the library, a function or a flow can't be used.
  package init(
    _ form: Form, path: String, name: String? = nil, calling functions: [NamedCall] = [],
    flows: [NamedFlow] = []
  ) throws(LibraryProblem) {
    if form == .library || form == .peer {
      var subject = LibrarySubject(path: path, name: name)
      subject.flows = flows
      self = form == .peer ? .peer(subject) : .library(subject)
      return
    }
    do {
      let library = try TableClient(path: path, name: name)
      self =
        library.hasFixtures && flows.isEmpty
        ? try .fixtures(form, of: library)
        : .declared(
          try DeclaredSubject(library: library, form: form, calling: functions, flows: flows))
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
    case .peer: .peer(LibrarySubject(path: library.path, name: library.name))
    }
  }
}
