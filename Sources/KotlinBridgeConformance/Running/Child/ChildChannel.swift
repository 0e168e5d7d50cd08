import Dispatch
import Glibc
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The child's end of the pipe on which it answers its parent.
package enum ChildChannel {
  package static let descriptor: Int32 = 3

  private static let isOpen = Guarded(true)

  /// Whether a parent has given this process such a pipe.
  package static var exists: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// Writes one line.
  package static func send(_ message: ChildMessage) {
    guard var line = try? JSONEncoder().encode(message) else { return }
    line.append(UInt8(ascii: "\n"))
    isOpen.withLock { isOpen in
      var rest = [UInt8](line)[...]
      // A library that has closed it may have something of its own there now.
      isOpen = isOpen && exists
      while isOpen, !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { isOpen = false }
      }
    }
  }

  /// Tells what the rule waits for whenever that changes, and ends this process with its parent:
  /// whoever kills a run wants no child of it left.
  package static func watch() {
    // What nobody reads is no reason to die before the exit status.
    signal(SIGPIPE, SIG_IGN)
    DispatchQueue(label: "kotlin-bridge.child").async {
      var told: String?
      while true {
        var descriptor = pollfd(fd: descriptor, events: 0, revents: 0)
        if poll(&descriptor, 1, 200) > 0, descriptor.revents & Int16(POLLERR) != 0 {
          // With what the library may have started: the parent has made it a group.
          kill(getpgrp() == getpid() ? 0 : getpid(), SIGKILL)
        }
        let waiting = Waiting.current
        if let waiting, waiting != told { send(.waiting(waiting)) }
        told = waiting
      }
    }
  }
}

/// What the check of this process waits for, so that one that is killed can say it.
package enum Waiting {
  private static let state = Guarded<String?>(nil)

  package static var current: String? { state.withLock { $0 } }

  /// To be called where a check begins to wait, and with nil where it has ended to.
  package static func note(_ what: String?) {
    state.withLock { $0 = what }
  }
}
