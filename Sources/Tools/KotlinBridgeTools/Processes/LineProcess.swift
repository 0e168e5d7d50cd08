import Dispatch
import Glibc
import KotlinBridgeLocks

/// A command with which this process exchanges lines, by the command's standard input and output.
///
/// The command is in the process group of this process, and shares its standard error. No use of it
/// waits longer than it is told to.
package final class LineProcess: Sendable {
  package enum Event: Sendable {
    case line(String)
    /// The output has ended.
    /// - rest: what came after the last line, without an end of line.
    /// - how: what became of the process, such as `exited with status 1`.
    case ended(rest: String, how: String)
    /// A line is longer than any that makes sense. Nothing more is read.
    case tooLong
  }

  private static let lineLimit = 1 << 16

  private let process: pid_t
  private let output: Int32
  /// The descriptor of the command's standard input; negative once that is closed.
  private let input: Guarded<Int32>
  /// The status of `waitpid`; nil before the process has ended.
  private let status = Guarded<Int32?>(nil)

  /// Starts a command by the shell.
  ///
  /// - Parameter receive: called for each event in order, on a thread of its own.
  package init(
    command: String, receive: @escaping @Sendable (Event) -> Void
  ) throws(CommandError) {
    // A command that has ended must not end this process.
    signal(SIGPIPE, SIG_IGN)
    do throws(SystemProblem) {
      let (commandInput, input) = try closedOnExec()
      let (output, commandOutput) = try closedOnExec()
      _ = fcntl(input, F_SETFL, fcntl(input, F_GETFL) | O_NONBLOCK)
      self.input = Guarded(input)
      self.output = output
      defer {
        close(commandInput)
        close(commandOutput)
      }
      process = try spawn(
        "/bin/sh", ["-c", command], inheritedEnvironment(),
        [0: commandInput, 1: commandOutput, 2: 2], inGroupOfItsOwn: false, taking: 0..<0)
    } catch {
      throw CommandError(error.description)
    }
    DispatchQueue(label: "kotlin-bridge.lines").async { self.read(receive) }
  }

  private func read(_ receive: (Event) -> Void) {
    defer { close(output) }
    var unread: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      unread += buffer[..<count]
      var start = unread.startIndex
      while let end = unread[start...].firstIndex(of: UInt8(ascii: "\n")) {
        receive(.line(String(decoding: unread[start..<end], as: UTF8.self)))
        start = end + 1
      }
      unread.removeFirst(start)
      if unread.count > Self.lineLimit { return receive(.tooLong) }
    }
    let how = waitForEnd(.seconds(1)) ?? "closed its output"
    receive(.ended(rest: String(decoding: unread, as: UTF8.self), how: how))
  }

  /// Writes a line. Returns what went wrong; nil if it was written.
  ///
  /// - Parameter limit: how long the process may take before it reads.
  package func write(_ line: String, within limit: Duration) -> String? {
    input.withLock { input in
      var rest = Array((line + "\n").utf8)[...]
      let end = TimeLimit(limit)
      while !rest.isEmpty {
        if input < 0 { return "its input is closed" }
        let count = rest.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          if end.isOver {
            return "it did not read its input for \(limit.plainSeconds) s"
          }
          var descriptor = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
          poll(&descriptor, 1, 20)
        } else if errno != EINTR {
          return "it closed its input"
        }
      }
      return nil
    }
  }

  /// Closes the input, and waits until the process ends. Returns what went wrong; nil if it exited
  /// with status 0.
  ///
  /// - Parameter limit: how long it may take before it is killed.
  package func end(within limit: Duration) -> String? {
    closeInput()
    if let how = waitForEnd(limit) { return how == Self.wellEnded ? nil : how }
    kill(process, SIGKILL)
    _ = waitForEnd(.seconds(5))
    return "did not end within \(limit.plainSeconds) s of the end of its input, and was killed"
  }

  private func closeInput() {
    input.withLock { input in
      if input >= 0 { close(input) }
      input = -1
    }
  }

  private static let wellEnded = "exited with status 0"

  /// What became of the process; nil if it still lives after that time.
  private func waitForEnd(_ limit: Duration) -> String? {
    let end = TimeLimit(limit)
    while true {
      if let ending = ending() { return ending }
      if end.isOver { return nil }
      usleep(1000)
    }
  }

  private func ending() -> String? {
    status.withLock { status in
      var new: Int32 = 0
      if status == nil, waitpid(process, &new, WNOHANG) == process { status = new }
      // The bits are those of `wait`: Swift does not see the macros of C.
      return status.map { status in
        let signal = status & 0x7f
        return signal == 0
          ? "exited with status \(status >> 8 & 0xff)" : "died of \(signalName(signal))"
      }
    }
  }
}
