import Dispatch
import Foundation
import Testing

/// The command `people-in-space` as a user sees it: arguments, output, exit status.
struct CommandTests {
  private static let forms = ["async", "stream", "callback", "publisher"]

  @Test(arguments: forms)
  func commandEndsAfterTheGivenNumberOfPositions(form: String) throws {
    let command = try Command("--form", form, "--count", "3", "--interval", "1ms")
    let outcome = command.outcome()
    #expect(outcome == Outcome(status: 0, lines: 3, error: ""))
  }

  @Test(arguments: forms)
  func interruptionEndsTheCommandCleanly(form: String) throws {
    let command = try Command("--form", form, "--interval", "60s")
    let first = try #require(command.nextLine())
    #expect(first.contains(" km  "))
    command.interrupt()
    #expect(command.nextLine() == "Stopped after 1 positions.")
    #expect(command.outcome() == Outcome(status: 0, lines: 0, error: ""))
  }

  @Test(arguments: [
    (["--form", "combine"], "--form is one of async, stream, callback, publisher, not 'combine'"),
    (["--count", "0"], "--count is a whole number above 0, not '0'"),
    (["--count=many"], "--count is a whole number above 0, not 'many'"),
    (["--interval", "-1s"], "such as 0.5, 2s or 500ms, not '-1s'"),
    (["--interval"], "the option --interval needs a value"),
    (["--fast"], "there is no option '--fast'"),
  ])
  func messageNamesTheWrongOption(arguments: [String], message: String) throws {
    let outcome = try Command(arguments).outcome()
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(message))
    #expect(outcome.lines == 0)
  }

  @Test(arguments: [
    ("/nowhere/libpeople.so", "can't open the library /nowhere/libpeople.so"),
    (Command.folder + "libfixtures.so", "exports no people_kotlin_bridge"),
  ])
  func messageNamesTheMissingOrWrongLibrary(path: String, message: String) throws {
    let outcome = try Command("--library", path, "--count", "1").outcome()
    #expect(outcome.status == 1)
    #expect(outcome.error.contains(message))
  }

  @Test func libraryCanBeOpenedByItsPath() throws {
    let command = try Command("--library", Command.folder + "libpeople.so", "--count", "1")
    #expect(command.outcome() == Outcome(status: 0, lines: 1, error: ""))
  }

  @Test func helpNamesEveryOption() throws {
    let command = try Command("--help")
    let help = command.rest()
    for option in ["--form", "--count", "--interval", "--people", "--library", "--help"] {
      #expect(help.contains(option))
    }
    #expect(command.outcome().status == 0)
  }
}

/// How a command ended: the exit status, the number of lines that were not read before, and the
/// text of stderr.
struct Outcome: Equatable {
  var status: Int32
  var lines: Int
  var error: String
}

/// A running `people-in-space`.
final class Command {
  /// The folder of the libraries: build.sh's, or the one that the environment names, as it does for
  /// the leak sanitizer.
  static let folder: String = {
    let searched = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? ""
    if let first = searched.split(separator: ":").first,
      FileManager.default.fileExists(atPath: first + "/libpeople.so")
    {
      return first + "/"
    }
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return root.path() + "kotlin/build/lib/"
  }()

  private let process = Process()
  private let output = Pipe()
  private let error = Pipe()
  private var unread = ""

  convenience init(_ arguments: String...) throws {
    try self.init(arguments)
  }

  init(_ arguments: [String]) throws {
    // The products are in the same folder as the test runner.
    let products = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    process.executableURL = products.appending(path: "people-in-space")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = error
    try process.run()
    // A command that hangs fails its own test and does not hold up the others.
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) { [process] in
      if process.isRunning { process.terminate() }
    }
  }

  func interrupt() {
    process.interrupt()
  }

  /// Waits for the next line of the output.
  /// - Returns: nil at the end.
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

  /// Reads the rest of the output.
  func rest() -> String {
    var lines: [String] = []
    while let line = nextLine() { lines.append(line) }
    return lines.joined(separator: "\n")
  }

  /// Waits for the end of the command.
  func outcome() -> Outcome {
    let lines = rest().split(separator: "\n").count
    let message = String(
      decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -1, lines: lines,
      error: message)
  }
}
