import Glibc
import KotlinBridgeLocks

/// A file without a name, whose memory a process shares with its children.
enum SharedFile {
  /// Makes such a file, all zero. Returns its descriptor, or -1 where the system has no room.
  ///
  /// Like a pipe of `closedOnExec()`, no child inherits it unasked.
  static func make(size: Int) -> Int32 {
    inheritance.withLock {
      for folder in ["/dev/shm", "/tmp"] {
        var path = Array("\(folder)/kotlin-bridge.XXXXXX".utf8CString)
        let file = mkstemp(&path)
        if file < 0 { continue }
        unlink(path)
        let moved = fcntl(file, F_DUPFD_CLOEXEC, ChildDescriptor.firstFree)
        close(file)
        if moved >= 0, ftruncate(moved, size) == 0 { return moved }
        close(moved)
      }
      return -1
    }
  }

  /// Maps the file behind a descriptor; nil if that is no file of this size.
  static func map(_ descriptor: Int32, size: Int) -> UnsafeMutableRawPointer? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size == size,
      let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      memory != MAP_FAILED
    else { return nil }
    return memory
  }
}
