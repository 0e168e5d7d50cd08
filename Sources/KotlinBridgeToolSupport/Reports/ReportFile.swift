import Glibc

/// A file that takes a report at the end of a run.
///
/// `init` empties it, so a run that does not get to its end leaves no report of an earlier run.
package final class ReportFile: Sendable {
  private let path: String
  private let descriptor: Int32

  package init(path: String) throws(CommandError) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw unwritable }
  }

  /// The error for the reason that `errno` has.
  private var unwritable: CommandError {
    CommandError(
      "the report \(path) can't be written: \(String(cString: strerror(errno))); name a file that can be"
    )
  }

  deinit { close(descriptor) }

  package func write(_ text: String) throws(CommandError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw unwritable }
      rest = rest.dropFirst(count)
    }
  }
}
