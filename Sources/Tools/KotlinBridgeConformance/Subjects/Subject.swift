/// The bridge that is put to the test.
public enum Subject: Sendable {
  /// The flows of a library, in one form.
  case flow(any FlowSubject)
  /// The library's functions in all the forms in which they can be called.
  case call([any CallSubject])
  /// The library as a whole: its file, its table and its manifest.
  case library(LibrarySubject)
  /// The library as it calls the objects of a host, which the checks attach to it.
  case peer(LibrarySubject)
  /// The flows and functions that a library without this project's fixtures declares.
  case declared(DeclaredSubject)

  /// The form of the checks that the subject is for.
  public var form: Form {
    switch self {
    case .flow(let subject): subject.form
    case .call: .call
    case .library: .library
    case .peer: .peer
    case .declared(let subject): subject.form
    }
  }

  /// The subjects for the flows that this one leaves out, of the kinds of these behaviors.
  func others(of behaviors: [Behavior]) -> [Subject] {
    guard case .flow(let subject) = self else { return [] }
    return subject.others(of: behaviors).map(Subject.flow)
  }
}
