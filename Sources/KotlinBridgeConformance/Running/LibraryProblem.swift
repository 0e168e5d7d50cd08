import Glibc

/// Why a library can't be checked at all: one line that says what to do.
public struct LibraryProblem: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }

  /// Opens a library with its symbols its own.
  package static func opened(_ path: String) throws(LibraryProblem) -> UnsafeMutableRawPointer {
    // Without a slash, dlopen would search the system's folders instead.
    let file = path.contains("/") ? path : "./" + path
    guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "no reason given"
      throw LibraryProblem(
        "can't load \(path): \(reason); install what is missing or set LD_LIBRARY_PATH")
    }
    return handle
  }
}
