import TestHelpers
import Testing

/// The command `add-project` as somebody uses it, who looks at what it shows before the next line.
@Suite(.onOwnThread, .timeLimit(.minutes(2))) struct AddProjectCommandTests {
  @Test func whatIsShownDoesNotWaitForTheNextLine() throws {
    let command = try RunningCommand("add-project", [])
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
    #expect(command.outcome() == RunningCommand.Outcome(status: 0, lines: 0, error: ""))
  }
}
