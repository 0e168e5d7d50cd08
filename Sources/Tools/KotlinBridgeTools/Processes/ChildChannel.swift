import CMeters
import Dispatch
import FoundationEssentials
import Glibc
import KotlinBridgeLocks

/// The child's side of what connects a child process with its parent: a pipe for messages, and
/// memory for `FlightRecorder`.
///
/// The library under test shares this process, and may use, close and open any descriptor. So the
/// pipe moves to a high number before a library is loaded, as do the timers of the checks, no
/// descriptor of the memory stays open, and the parent takes only lines that begin with a token
/// which it has made for this child.
package enum ChildChannel {
  /// The variable of the environment that tells a child its token.
  static let tokenVariable = "KOTLIN_BRIDGE_CHANNEL"

  /// The variable of the environment with what a child shall do, an argument on each line.
  static let taskVariable = "KOTLIN_BRIDGE_TASK"

  /// What the parent has given this process to do, if its arguments do not say so; nil for nothing, or if
  /// no parent waits for messages.
  package static let task: [String]? = {
    guard writer.withLock({ $0 != nil }), let text = getenv(taskVariable) else { return nil }
    return String(cString: text).split(separator: "\n").map(String.init)
  }()

  private struct Writer {
    let descriptor: Int32
    let status: stat
    let token: String
    var isOpen = true

    /// Takes over the pipe that the parent has given; nil if it has given none.
    init?() {
      guard let token = getenv(tokenVariable),
        let start = pipeStatus(of: ChildDescriptor.messages)
      else { return nil }
      self.token = String(cString: token)
      status = start
      unsetenv(tokenVariable)
      descriptor = fcntl(ChildDescriptor.messages, F_DUPFD_CLOEXEC, Self.highNumber)
      if descriptor < 0 { return nil }
    }

    private static var highNumber: Int32 {
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      return Int32(min(limit.rlim_cur / 2, 1000))
    }

    /// A library may have closed the pipe, and may have opened something else in its place.
    var isStillThere: Bool {
      pipeStatus(of: descriptor).map { $0.st_ino == status.st_ino && $0.st_dev == status.st_dev }
        ?? false
    }

    mutating func write(_ line: [UInt8]) {
      isOpen = isOpen && isStillThere
      if isOpen, writeAll(line, to: descriptor) != 0 { isOpen = false }
    }
  }

  private static let writer = Guarded(Writer())

  /// Nil unless a parent has given this process memory for records.
  static let flight: FlightMemory? = {
    writer.withLock { $0 == nil } ? nil : FlightMemory(mapping: ChildDescriptor.flight)
  }()

  /// Takes over what the parent has given, which must be done before a library is loaded. Returns
  /// false if the parent has given nothing.
  package static func open() async -> Bool {
    guard writer.withLock({ $0 != nil }) else { return false }
    _ = flight
    MachineProbe.follow(ChildDescriptor.beats)
    await openTimers()
    for descriptor in ChildDescriptor.all { close(descriptor) }
    tellCrashes()
    return true
  }

  /// Lets a signal that ends this process say where it was, unless a sanitizer does that.
  private static func tellCrashes() {
    if ProcessUsage.keepsFreedMemory { return }
    writer.withLock { writer in
      if let writer { crashes_tell(writer.descriptor, "\n\(writer.token)") }
    }
  }

  /// Starts timers, so that their descriptors exist before a library is loaded.
  private static func openTimers() async {
    try? await Task.sleep(for: .milliseconds(1), clock: .continuous)
    try? await Task.sleep(for: .milliseconds(1), clock: .suspending)
  }

  /// Writes a message as one line of JSON.
  package static func send(_ message: some Encodable) {
    guard let json = try? JSONEncoder().encode(message) else { return }
    writer.withLock { writer in
      guard let token = writer?.token else { return }
      // The line begins anew, whatever the library may have written here.
      writer?.write(Array("\n\(token)".utf8) + json + [UInt8(ascii: "\n")])
    }
  }

  /// Ends this process when its parent ends: a run that is killed must leave no child behind.
  ///
  /// - Parameter onTick: called five times a second, on a thread of its own.
  package static func watch(onTick: @escaping @Sendable () -> Void) {
    // A parent that no longer reads must not end this process before its exit status is known.
    signal(SIGPIPE, SIG_IGN)
    let descriptor = writer.withLock { $0?.descriptor } ?? -1
    DispatchQueue(label: "kotlin-bridge.child").async {
      while true {
        var descriptor = pollfd(fd: descriptor, events: 0, revents: 0)
        if poll(&descriptor, 1, 200) > 0 {
          if descriptor.revents & Int16(POLLERR) != 0 {
            // The parent has made this process the leader of a group. What the library has started
            // is in that group too.
            kill(getpgrp() == getpid() ? 0 : getpid(), SIGKILL)
          }
          // The library has closed it, so `poll` does not wait.
          usleep(200_000)
        }
        onTick()
      }
    }
  }
}

/// The status of a descriptor; nil if it is no pipe.
private func pipeStatus(of descriptor: Int32) -> stat? {
  var status = stat()
  return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO ? status : nil
}
