/// Reads a file that an option names.
///
/// - Parameter what: what the option calls the file, for the error: `the results`.
package func readArgument(_ what: String, _ path: String) throws(CommandError) -> [UInt8] {
  do throws(LibraryFileError.Reason) {
    return try readFile(path)
  } catch {
    throw CommandError("\(what) \(path) can't be read: \(error.problemOfAnyFile)")
  }
}

extension LibraryFileError.Reason {
  /// The reason as it is told of a file that need not be a library.
  fileprivate var problemOfAnyFile: String {
    switch self {
    case .noSuchFile: "there is no such file"
    case .isDirectory: "it is a directory"
    case .unreadable(let problem): problem
    default: "it is not a regular file"
    }
  }
}
