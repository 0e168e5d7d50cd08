import Foundation
import Testing

/// A command of this package while it runs: what it is told, and what it prints line by line.
package final class RunningCommand {
  /// How a command ended: the exit status, -1 for a signal; the number of lines that were not read
  /// before; and the text of stderr.
  package struct Outcome: Equatable {
    package var status: Int32
    package var lines: Int
    package var error: String

    package init(status: Int32, lines: Int, error: String) {
      (self.status, self.lines, self.error) = (status, lines, error)
    }
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let error = Pipe()
  private var unread = ""

  /// - Parameter product: the name of the command.
  package init(
    _ product: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws {
    // The products are in the same folder as the test runner.
    let products = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    process.executableURL = products.appending(path: product)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = error
    try process.run()
    // A command that hangs fails its own test, which may take two minutes, and does not hold up the others. Not by
    // SIGTERM: it has the signals blocked that the thread which started it has.
    DispatchQueue.global().asyncAfter(deadline: .now() + 110) { [process] in
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
  }

  /// Ends it at once, by SIGKILL.
  package func endAtOnce() {
    kill(process.processIdentifier, SIGKILL)
  }

  package func interrupt() {
    process.interrupt()
  }

  /// Waits until nothing more fits into its output, which takes 4 096 bytes from now on.
  package func fillsItsOutput() {
    let (setSize, descriptor): (Int32, Int32) = (1031, output.fileHandleForReading.fileDescriptor)
    _ = fcntl(descriptor, setSize, 4096)  // F_SETPIPE_SZ, which Swift does not see
    var size: Int32 = 0
    while ioctl(descriptor, UInt(FIONREAD), &size) == 0, size < 3_900 { usleep(1_000) }
  }

  /// Writes a line to its input.
  package func type(_ line: String) {
    input.fileHandleForWriting.write(Data("\(line)\n".utf8))
  }

  package func endInput() {
    input.fileHandleForWriting.closeFile()
  }

  /// Waits for the next line of the output.
  /// - Returns: nil at the end.
  package func nextLine() -> String? {
    while !unread.contains("\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      unread += String(decoding: data, as: UTF8.self)
    }
    let line = unread.prefix { $0 != "\n" }
    unread.removeFirst(line.count + 1)
    return String(line)
  }

  /// Waits for a line of the output.
  /// - Returns: nil if it ends without.
  package func nextLine(where isIt: (String) -> Bool) -> String? {
    while let line = nextLine() { if isIt(line) { return line } }
    return nil
  }

  /// Reads the rest of the output.
  package func rest() -> String {
    var lines: [String] = []
    while let line = nextLine() { lines.append(line) }
    return lines.joined(separator: "\n")
  }

  /// Waits for the end of the command, whose output stays unread.
  ///
  /// - Returns: the exit status.
  package func end() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Waits for the end of the command.
  package func outcome() -> Outcome {
    let lines = rest().split(separator: "\n").count
    let message = String(
      decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -1, lines: lines,
      error: message)
  }
}
