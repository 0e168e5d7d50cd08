import Foundation
import TestHelpers
import Testing

/// The command `people-in-space` as a user sees it: arguments, output, exit status.
@Suite(.onOwnThread) struct PeopleInSpaceCommandTests {
  private typealias Outcome = RunningCommand.Outcome

  private static let forms = ["async", "stream", "callback", "publisher"]

  private func start(_ arguments: String...) throws -> RunningCommand {
    try RunningCommand("people-in-space", arguments)
  }

  @Test(arguments: forms)
  func commandEndsAfterTheGivenNumberOfPositions(form: String) throws {
    let command = try start("--form", form, "--count", "3", "--interval", "1ms")
    let outcome = command.outcome()
    #expect(outcome == Outcome(status: 0, lines: 3, error: ""))
  }

  @Test(arguments: [
    (
      ["--form", "combine"],
      "--form must be one of async, stream, callback, publisher, not 'combine'"
    ),
    (["--interval", "-1s"], "such as 0.5, 2s or 500ms, not '-1s'"),
    (["--interval"], "the option --interval needs a value"),
  ])
  func messageNamesTheWrongOption(arguments: [String], message: String) throws {
    let outcome = try RunningCommand("people-in-space", arguments).outcome()
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(message))
    #expect(outcome.lines == 0)
  }

  @Test(arguments: [
    ("/nowhere/libsamples.so", "can't open the library /nowhere/libsamples.so"),
    (kotlinLibrary("fixtures"), "exports no samples_kotlin_bridge"),
  ])
  func messageNamesTheMissingOrWrongLibrary(path: String, message: String) throws {
    let outcome = try start("--library", path, "--count", "1").outcome()
    #expect(outcome.status == 1)
    #expect(outcome.error.contains(message))
  }

  @Test func libraryCanBeOpenedByItsPath() throws {
    let command = try start("--library", kotlinLibrary("samples"), "--count", "1")
    #expect(command.outcome() == Outcome(status: 0, lines: 1, error: ""))
  }

  @Test func thePeopleAreALineEach() throws {
    let command = try start("--people")
    #expect(command.nextLine() == "Luca Parmitano (ISS)")
    #expect(command.outcome() == Outcome(status: 0, lines: 5, error: ""))
  }

  @Test func peopleWithoutAServerAreAnError() throws {
    let outcome = try start("--people", "--server", "http://127.0.0.1:1").outcome()
    #expect(outcome.status == 1)
    #expect(outcome.error.hasPrefix("people-in-space: error: "))
    #expect(outcome.error.contains("onnect to") && !outcome.error.contains("Exception"))
  }
}
