import Dispatch
import Foundation
import Testing

/// The command `people-in-space` as a user has it: arguments, output, exit status.
struct CommandTests {
  private static let forms = ["async", "stream", "callback", "publisher"]

  @Test(arguments: forms)
  func itEndsAfterTheWantedNumberOfPositions(form: String) throws {
    let command = try Command("--form", form, "--count", "3", "--interval", "1ms")
    let outcome = command.outcome()
    #expect(outcome == Outcome(status: 0, lines: 3, error: ""))
  }

  @Test(arguments: forms)
  func anInterruptionEndsItCleanly(form: String) throws {
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
  func whatIsNotUnderstoodIsNamed(arguments: [String], message: String) throws {
    let outcome = try Command(arguments).outcome()
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(message))
    #expect(outcome.lines == 0)
  }

  @Test(arguments: [
    ("/nowhere/libpeople.so", "can't open the library /nowhere/libpeople.so"),
    (Command.folder + "libfixtures.so", "exports no people_kotlin_bridge"),
  ])
  func aMissingOrWrongLibraryIsNamed(path: String, message: String) throws {
    let outcome = try Command("--library", path, "--count", "1").outcome()
    #expect(outcome.status == 1)
    #expect(outcome.error.contains(message))
  }

  @Test func aLibraryCanBeOpenedByItsPath() throws {
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

/// How a command ended: its exit status, how many more lines it printed, and what it said of errors.
struct Outcome: Equatable {
  var status: Int32
  var lines: Int
  var error: String
}

/// A running `people-in-space`.
final class Command {
  /// Where build.sh has put the libraries, unless the environment names others, as it does for the
  /// leak sanitizer.
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
    // The test runner lies beside the products.
    let products = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    process.executableURL = products.appending(path: "people-in-space")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = error
    try process.run()
    // One that hangs fails its test in place of holding all of them up.
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) { [process] in
      if process.isRunning { process.terminate() }
    }
  }

  func interrupt() {
    process.interrupt()
  }

  /// The next line of the output, waited for; nil at the end.
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

  /// All of the output that has not been read.
  func rest() -> String {
    var lines: [String] = []
    while let line = nextLine() { lines.append(line) }
    return lines.joined(separator: "\n")
  }

  /// Waits for the end.
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
