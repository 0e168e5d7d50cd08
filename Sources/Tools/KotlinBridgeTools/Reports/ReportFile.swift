import Glibc

/// A file that takes a report at the end of a run.
///
/// - `init` finds out whether the file can be written, and changes nothing.
/// - `write` replaces an older report by the whole new one: it writes a file beside it and renames
///   that. A run that does not get so far leaves the older report as it is.
/// - What is no regular file, and what is stdout or stderr of this process, is written directly.
package struct ReportFile: Sendable {
  private enum Way: Sendable {
    case replaced(mode: mode_t)
    case direct(Descriptor)
  }

  /// As the user gave it.
  private let name: String
  /// The file itself, behind links.
  private let path: String
  private let way: Way

  package init(path name: String) throws(CommandError) {
    self.name = name
    guard let status = Self.status(of: name) else {
      path = name
      way = .replaced(mode: 0o644)
      try expectRoomBeside()
      return
    }
    path = Self.withoutLinks(name)
    if let descriptor = Descriptor(whereOpen: status) {
      way = .direct(descriptor)
    } else if status.st_mode & S_IFMT == S_IFREG {
      way = .replaced(mode: status.st_mode & 0o777)
      if access(path, W_OK) != 0 { throw unwritable }
      try expectRoomBeside()
    } else {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      way = .direct(Descriptor(owned: descriptor))
      if descriptor < 0 { throw unwritable }
    }
  }

  package func write(_ text: String) throws(CommandError) {
    switch way {
    case .direct(let descriptor): try write(text, to: descriptor.number)
    case .replaced(let mode):
      let (beside, descriptor) = try fileBeside()
      defer { unlink(beside) }
      fchmod(descriptor.number, mode)
      try write(text, to: descriptor.number)
      if rename(beside, path) != 0 { throw unwritable }
    }
  }

  private func write(_ text: String, to descriptor: Int32) throws(CommandError) {
    let problem = writeAll(text, to: descriptor)
    if problem != 0 { throw unwritable(problem) }
  }

  private func expectRoomBeside() throws(CommandError) {
    unlink(try fileBeside().path)
  }

  /// Makes an empty file in the folder of the report.
  private func fileBeside() throws(CommandError) -> (path: String, descriptor: Descriptor) {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let file = path[folder.endIndex...]
    if file.isEmpty { throw unwritable(EISDIR) }
    let beside = "\(folder).\(file).\(getpid()).\(UInt32.random(in: 0 ... .max))"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw unwritable }
    return (beside, Descriptor(owned: descriptor))
  }

  /// The error for the reason that `errno` has.
  private var unwritable: CommandError { unwritable(errno) }

  private func unwritable(_ reason: Int32) -> CommandError {
    CommandError(
      "the report \(name) can't be written: \(String(cString: strerror(reason))); name a "
        + "writable file")
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  private static func withoutLinks(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}

/// An open descriptor. One that is owned is closed with the last reference.
private final class Descriptor: Sendable {
  let number: Int32
  private let isOwned: Bool

  init(owned number: Int32) {
    (self.number, isOwned) = (number, true)
  }

  /// Stdout or stderr of this process, if it is that file; else nil.
  init?(whereOpen status: stat) {
    let found = [STDOUT_FILENO, STDERR_FILENO].first { descriptor in
      var other = stat()
      return fstat(descriptor, &other) == 0 && other.st_dev == status.st_dev
        && other.st_ino == status.st_ino
    }
    guard let found else { return nil }
    (number, isOwned) = (found, false)
  }

  deinit {
    if isOwned, number >= 0 { close(number) }
  }
}
