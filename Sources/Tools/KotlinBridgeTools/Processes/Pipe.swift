import Glibc
import KotlinBridgeLocks

/// A pipe that no other process inherits by accident. Its ends close with it.
final class Pipe {
  let reader: Int32
  private(set) var writer: Int32

  init() throws(SystemProblem) {
    (reader, writer) = try closedOnExec()
    let flags = fcntl(reader, F_GETFL)
    _ = fcntl(reader, F_SETFL, flags | O_NONBLOCK)
  }

  deinit {
    close(reader)
    closeWriter()
  }

  func closeWriter() {
    if writer >= 0 { close(writer) }
    writer = -1
  }
}

/// Held while this process has descriptors that a child would inherit, and while a child starts.
let inheritance = Lock()

/// Makes a pipe that no child inherits.
///
/// Its descriptors lie above the numbers that a child's own descriptors get.
func closedOnExec() throws(SystemProblem) -> (reader: Int32, writer: Int32) {
  let ends = inheritance.withLock { () -> [Int32] in
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) != 0 { return [] }
    return ends.map { end in
      let moved = fcntl(end, F_DUPFD_CLOEXEC, ChildDescriptor.firstFree)
      close(end)
      return moved
    }
  }
  guard ends.count == 2, ends.allSatisfy({ $0 >= 0 }) else {
    throw SystemProblem("can't make a pipe")
  }
  return (ends[0], ends[1])
}
