import TestHelpers
import Testing

/// The commands as a person sees them, in a terminal.
@Suite(.onOwnThread, .timeLimit(.minutes(2))) struct TerminalTests {
  @Test func positionsAreBelowEachOtherUntilCtrlC() throws {
    let command = try TerminalCommand("people-in-space", ["--interval", "1ms"])
    #expect(command.waits { $0.count == 24 && $0.allSatisfy { $0.contains(" km  ") } })
    command.type("\u{3}")
    #expect(command.end() == 130)
    #expect(command.isAsBefore, "\(command.lastOutput)")
  }

  @Test func kittensAreLoadedAgainAndDrawnForTheSizeOfTheTerminal() throws {
    let command = try TerminalCommand("kittens", environment: ["NO_COLOR": ""])
    #expect(command.shows("https://kittens.example.org/9.jpg"))
    #expect(command.screen.first == "Kittens")
    #expect(!command.isAsBefore && command.hasColours)
    command.resize(height: 5, width: 20)
    #expect(command.waits { $0.count == 5 && $0.allSatisfy { $0.count <= 20 } })
    #expect(command.screen.last == "  https://kittens.ex")
    command.resize(height: 30, width: 80)
    #expect(command.shows("r: reload"))
    command.type("r")
    #expect(command.shows("loading"))
    #expect(command.shows("r: reload"))
    command.type("\u{3}")
    #expect(command.end() == 130)
    #expect(command.isAsBefore, "\(command.lastOutput)")
  }

  @Test func arrowsPageThroughTheTabs() throws {
    let (up, down, right, left) = ("\u{1b}[A", "\u{1b}[B", "\u{1b}[C", "\u{1b}[D")
    let command = try TerminalCommand("equipment", height: 10)
    #expect(command.shows("[Land]"))
    #expect(command.shows("20 items, more"))
    command.type(right)
    #expect(command.shows("[Air]"))
    #expect(command.shows("20 items, more"))
    #expect(command.screen.count == 8 && command.screen[1].hasPrefix("> Aircraft 1,"))
    // The last row loads the next page.
    for row in 2...20 {
      command.type(down)
      #expect(command.shows("> Aircraft \(row),"))
    }
    #expect(command.shows("40 items, more"))
    command.type(down + up + up)
    #expect(command.shows("> Aircraft 19,"))
    command.type(right + right)
    #expect(command.shows("[Sea]"))
    command.type(left)
    #expect(command.shows("> Aircraft 19,"))
    command.type("\u{3}")
    #expect(command.end() == 130)
    #expect(command.isAsBefore, "\(command.lastOutput)")
  }

  @Test func newsHaveNoColoursWhereNobodyWantsThem() throws {
    let command = try TerminalCommand("news", environment: ["NO_COLOR": "1"])
    #expect(command.shows("Suspend functions seen in Swift, by A. Sync"))
    #expect(!command.hasColours)
    command.type("\u{3}")
    #expect(command.end() == 130)
    #expect(command.isAsBefore, "\(command.lastOutput)")
  }

  @Test func theEndLeavesTheLastScreen() throws {
    let command = try TerminalCommand("news", ["--count", "2"])
    #expect(command.end() == 0)
    #expect(command.isAsBefore, "\(command.lastOutput)")
    #expect(command.screen.contains { $0.contains("Nothing has leaked") })
  }

  @Test func aFormIsFilledInLineByLine() throws {
    let command = try TerminalCommand("add-project")
    #expect(command.shows("/never"))
    command.type("backend hosted\nname kites\npassword secret\n")
    #expect(command.shows("progress: success"))
    command.type("\u{3}")
    #expect(command.end() == 130)
    #expect(command.isAsBefore, "\(command.lastOutput)")
  }
}
