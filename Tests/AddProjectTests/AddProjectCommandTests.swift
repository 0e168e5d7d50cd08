import Foundation
import Testing

/// The command `add-project` as somebody uses it, who looks at what it shows before the next line.
@Suite(.timeLimit(.minutes(3))) struct AddProjectCommandTests {
  @Test func whatIsShownDoesNotWaitForTheNextLine() throws {
    let command = try Command("--server")
    let first = try #require(command.nextLine())
    #expect(first == "server: addresses that answer differently:")
    let addresses = (0..<5).compactMap { _ in command.nextLine()?.dropFirst(2) }
    command.type("name Demo")
    command.type("password secret")
    for (address, shown) in zip(
      addresses,
      [
        ["progress: in progress", "progress: success"],
        [
          "progress: in progress", "error: The server does not accept the password",
          "progress: failure",
        ],
        ["progress: in progress", "error: Server error: 500", "progress: failure"],
      ])
    {
      command.type("address \(address)")
      // What an answer changes comes in no order.
      try #require(Set(shown.map { _ in command.nextLine() }) == Set(shown))
    }
    command.endInput()
    #expect(command.nextLine() == nil)
    #expect(command.status == 0)
  }
}

/// A running `add-project`.
private final class Command {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread = ""

  init(_ arguments: String...) throws {
    // The products are in the same folder as the test runner.
    let products = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    process.executableURL = products.appending(path: "add-project")
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // A command that hangs fails its own test and does not hold up the others. Not by SIGTERM: it
    // has the signals blocked that the thread which started it has.
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) { [process] in
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
  }

  /// Its exit status, once it has ended; -1 for a signal.
  var status: Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }

  func type(_ line: String) {
    input.fileHandleForWriting.write(Data("\(line)\n".utf8))
  }

  func endInput() {
    input.fileHandleForWriting.closeFile()
  }

  /// Waits for the next line of the output; nil at the end.
  func nextLine() -> String? {
    while !unread.contains("\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      unread += String(decoding: data, as: UTF8.self)
    }
    let line = unread.prefix { $0 != "\n" }
    unread.removeFirst(line.count + 1)
    return String(line)
  }
}
