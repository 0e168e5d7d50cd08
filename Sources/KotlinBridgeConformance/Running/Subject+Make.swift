import KotlinBridge

extension Subject {
  /// What is put to the test of a library in one form; nil where nothing of the kind exists.
  ///
  /// Throws why it can't be made: `LibraryProblem`, `KotlinError`.
  package static func make(_ target: Target, form: Form) throws -> Subject? {
    if target.isClassic {
      guard form == .callback else { return nil }
      return .flow(try ClassicSubject(path: target.path, flows: target.classic))
    }
    let library = try RawLibrary(path: target.path, name: target.name)
    switch form {
    case .callback: return .flow(CallbackSubject(library: library))
    case .sequence: return .flow(try KotlinSequenceSubject(library: library))
    case .publisher: return .flow(try KotlinPublisherSubject(library: library))
    case .call, .library: return nil
    }
  }
}
