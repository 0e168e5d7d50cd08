/// The bridge that is put to the test.
public enum Subject: Sendable {
  case flow(any FlowSubject)
  /// The library's functions in all the forms in which they can be called.
  case call([any CallSubject])
  case library(LibrarySubject)
  /// The flows and functions that a library without this project's fixtures declares.
  case declared(DeclaredSubject)

  public var form: Form {
    switch self {
    case .flow(let subject): subject.form
    case .call: .call
    case .library: .library
    case .declared(let subject): subject.form
    }
  }
}
