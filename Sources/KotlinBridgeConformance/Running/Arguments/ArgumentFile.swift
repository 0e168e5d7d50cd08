/// The bytes of a file that an option names.
///
/// - Parameter what: what the file is to the option, for the error: `the results`.
package func readArgument(_ what: String, _ path: String) throws(UsageError) -> [UInt8] {
  do throws(LibraryFileError.Reason) {
    return try readFile(path)
  } catch {
    throw UsageError("\(what) \(path) can't be read: \(error.shortText)")
  }
}
