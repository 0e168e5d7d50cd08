import Glibc

/// What the system refused to do, and its reason.
struct SystemProblem: Error, CustomStringConvertible {
  let description: String

  init(_ what: String, _ code: Int32 = errno) {
    description = "\(what): \(String(cString: strerror(code)))"
  }
}
