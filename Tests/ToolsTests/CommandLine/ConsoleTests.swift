import KotlinBridgeTools
import TestHelpers
import Testing

/// What a console shows, and how a command line is quoted.
struct ConsoleTests {
  @Test func aTerminalHasOneLineThatIsErasedAtTheEnd() {
    let screen = Screen()
    let console = screen.console(isTerminal: true)
    console.progress("[1/2] K1 callback")
    console.progress("[2/2] K2 callback")
    console.endProgress()
    console.print("done")
    #expect(
      screen.text
        == "[1/2] K1 callback\r\u{1B}[K[2/2] K2 callback\r\u{1B}[Kdone\n")
  }

  @Test func elsewhereThereIsNoProgressAndNoColor() {
    let screen = Screen()
    let console = screen.console
    console.progress("[1/2] K1 callback")
    console.print(console.colored("FAIL", .red))
    #expect(screen.text == "FAIL\n")
  }

  @Test func aCommandLineIsQuotedForAShell() {
    let text = commandText(["a b", "it's", "plain-1.so", "", "$x"])
    #expect(text == #"'a b' 'it'\''s' plain-1.so '' '$x'"#)
  }
}
