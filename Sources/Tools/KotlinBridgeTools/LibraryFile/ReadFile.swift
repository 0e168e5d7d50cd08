import Glibc

/// Reads the bytes of a regular file.
///
/// It does not map the file: if another process cuts a mapped file off, a read of it ends this
/// process.
func readFile(_ path: String) throws(LibraryFileError.Reason) -> [UInt8] {
  // Without O_NONBLOCK, the open of a pipe would wait for a writer.
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
  // The error that a socket gives.
  case ENXIO: .notRegular
  case let code: .unreadable(String(cString: strerror(code)))
  }
}
