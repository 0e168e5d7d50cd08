/// Why a library can't be checked at all: one line that says what to do.
public struct LibraryProblem: Error, CustomStringConvertible {
  public let description: String

  /// The problem in one line, with what to do about it.
  public init(_ description: String) {
    self.description = description
  }
}
