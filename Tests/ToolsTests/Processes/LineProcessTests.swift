import KotlinBridgeLocks
import KotlinBridgeTools
import TestHelpers
import Testing

/// A process is talked with by lines, and nothing that it does makes this one wait for ever.
struct LineProcessTests {
  /// What a process said.
  private final class Events: Sendable {
    private let all = Guarded<[String]>([])

    @Sendable func receive(_ event: LineProcess.Event) {
      let text =
        switch event {
        case .line(let line): line
        case .ended(let rest, let how): "(\(how), rest '\(rest)')"
        case .tooLong: "(too long)"
        }
      all.withLock { $0.append(text) }
    }

    var value: [String] { all.value }
    func wait(for count: Int) async throws {
      while value.count < count { try await Task.sleep(for: .milliseconds(1)) }
    }
  }

  @Test(.timeLimit(.minutes(2))) func linesGoBothWays() async throws {
    let events = Events()
    let process = try LineProcess(command: "exec cat", receive: events.receive)
    #expect(process.write("one", within: .seconds(5)) == nil)
    #expect(process.write("", within: .seconds(5)) == nil)
    #expect(process.write("trois é", within: .seconds(5)) == nil)
    #expect(process.end(within: .seconds(30)) == nil)
    try await events.wait(for: 4)
    #expect(events.value == ["one", "", "trois é", "(exited with status 0, rest '')"])
    #expect(process.write("four", within: .seconds(5)) == "its input is closed")
  }

  @Test(
    .timeLimit(.minutes(2)),
    arguments: [
      ("exit 3", ["(exited with status 3, rest '')"]),
      ("kill -9 $$", ["(died of SIGKILL (signal 9), rest '')"]),
      ("echo a; printf b", ["a", "(exited with status 0, rest 'b')"]),
      ("tr '\\0' x < /dev/zero", ["(too long)"]),
      ("exec 1>&-; exec sleep 100", ["(closed its output, rest '')"]),
    ])
  func itsEndIsAnEvent(command: String, expected: [String]) async throws {
    let events = Events()
    let process = try LineProcess(command: command, receive: events.receive)
    try await events.wait(for: expected.count)
    #expect(events.value == expected)
    _ = process.end(within: .zero)
  }

  @Test func oneThatDoesNotReadIsNotWaitedFor() throws {
    let process = try LineProcess(command: "exec sleep 100", receive: { _ in })
    let line = String(repeating: "x", count: 1 << 20)
    #expect(
      process.write(line, within: .milliseconds(50)) == "it did not read its input for 0.05 s")
    #expect(
      process.end(within: .milliseconds(50))
        == "did not end within 0.05 s of the end of its input, and was killed")
  }

  @Test(.timeLimit(.minutes(2))) func oneThatHasEndedReadsNothing() async throws {
    let events = Events()
    let process = try LineProcess(command: "exit 0", receive: events.receive)
    try await events.wait(for: 1)
    #expect(process.write("one", within: .seconds(5)) == "it closed its input")
    #expect(process.end(within: .zero) == nil)
  }
}
