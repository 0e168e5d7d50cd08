import Dispatch
import FoundationEssentials
import Glibc

/// The child's end of the pipe on which a child process answers its parent.
package enum ChildChannel {
  package static let descriptor: Int32 = 3

  private static let isOpen = Guarded(true)

  /// Whether a parent has given this process such a pipe.
  package static var exists: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// Writes a message as one line of JSON.
  package static func send(_ message: some Encodable) {
    guard var line = try? JSONEncoder().encode(message) else { return }
    line.append(UInt8(ascii: "\n"))
    isOpen.withLock { isOpen in
      var rest = [UInt8](line)[...]
      // A library may have closed the pipe, and may have opened something else in its place.
      isOpen = isOpen && exists
      while isOpen, !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { isOpen = false }
      }
    }
  }

  /// Ends this process when its parent ends: a run that is killed must leave no child behind.
  ///
  /// - Parameter onTick: called five times a second, on a thread of its own.
  package static func watch(onTick: @escaping @Sendable () -> Void) {
    // A parent that no longer reads must not end this process before its exit status is known.
    signal(SIGPIPE, SIG_IGN)
    DispatchQueue(label: "kotlin-bridge.child").async {
      while true {
        var descriptor = pollfd(fd: descriptor, events: 0, revents: 0)
        if poll(&descriptor, 1, 200) > 0, descriptor.revents & Int16(POLLERR) != 0 {
          // The parent has made this process the leader of a group. What the library has started
          // is in that group too.
          kill(getpgrp() == getpid() ? 0 : getpid(), SIGKILL)
        }
        onTick()
      }
    }
  }
}
