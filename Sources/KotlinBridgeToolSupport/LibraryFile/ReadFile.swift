import Glibc

/// The bytes of a regular file.
///
/// Read, not mapped: a mapping of a file that somebody cuts off meanwhile ends the process.
func readFile(_ path: String) throws(LibraryFileError.Reason) -> [UInt8] {
  // Else the open of a pipe would wait for a writer.
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  if descriptor < 0 { throw failure() }
  defer { close(descriptor) }
  var status = stat()
  if fstat(descriptor, &status) != 0 { throw failure() }
  switch status.st_mode & S_IFMT {
  case S_IFREG: break
  case S_IFDIR: throw .isDirectory
  default: throw .notRegular
  }
  if status.st_size > 1 << 30 { throw .unreadable("it has more than 1 GB") }
  var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
  var end = 0
  while end < bytes.count {
    let count = bytes.withUnsafeMutableBytes { buffer in
      read(descriptor, buffer.baseAddress! + end, buffer.count - end)
    }
    if count < 0, errno == EINTR { continue }
    if count < 0 { throw failure() }
    if count == 0 { break }
    end += count
  }
  bytes.removeSubrange(end...)
  return bytes
}

private func failure() -> LibraryFileError.Reason {
  switch errno {
  case ENOENT, ENOTDIR: .noSuchFile
  // What a socket gives.
  case ENXIO: .notRegular
  case let code: .unreadable(String(cString: strerror(code)))
  }
}
