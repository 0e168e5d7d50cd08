import Foundation
import SampleSupport
import TestHelpers
import Testing

/// What all commands of the samples have in common, as a user sees it.
@Suite(.onOwnThread, .timeLimit(.minutes(2))) struct CommandTests {
  private typealias Outcome = RunningCommand.Outcome

  private static let commands = ["people-in-space", "kittens", "equipment", "news", "add-project"]
  /// Those whose changes come without input.
  private static let restless = ["people-in-space", "kittens", "equipment", "news"]

  @Test(arguments: restless)
  func eachEndsAfterTheGivenNumberOfChanges(name: String) throws {
    let outcome = try RunningCommand(name, ["--count", "2"]).outcome()
    #expect(outcome == Outcome(status: 0, lines: 2, error: ""))
  }

  @Test(arguments: restless)
  func ctrlCEndsEachAtOnce(name: String) throws {
    let command = try RunningCommand(name, [])
    _ = try #require(command.nextLine())
    command.interrupt()
    let outcome = command.outcome()
    #expect(outcome.status == 130)
    #expect(outcome.error == "")
  }

  @Test func ctrlCEndsACommandWhoseOutputNobodyReads() throws {
    let command = try RunningCommand("people-in-space", ["--interval", "1ms"])
    command.fillsItsOutput()
    command.interrupt()
    #expect(command.end() == 130)
  }

  @Test(arguments: commands)
  func helpNamesEveryOption(name: String) throws {
    let command = try RunningCommand(name, ["--help"])
    let help = command.rest()
    for option in ["--server URL", "--port N", "--count N", "--help"] {
      #expect(help.contains("  \(option) "))
    }
    #expect(help.contains("\nUSAGE: \(name) [options]\n"))
    #expect(command.outcome() == Outcome(status: 0, lines: 0, error: ""))
  }

  @Test(
    arguments: commands,
    [
      (["--count", "0"], "--count must be a whole number above 0, not '0'"),
      (["--count=many"], "--count must be a whole number above 0, not 'many'"),
      (["--count"], "the option --count needs a value"),
      (["--fast"], "there is no option '--fast'"),
      (["--help=please"], "there is no option '--help=please'"),
      (
        ["--server", "here"],
        "--server must be an address such as http://127.0.0.1:8080, not 'here'"
      ),
      (["--port", "70000"], "--port must be a number from 0 to 65535, not '70000'"),
    ])
  func aWrongOptionIsOneLine(name: String, wrong: ([String], String)) throws {
    let outcome = try RunningCommand(name, wrong.0).outcome()
    let message = "\(name): error: \(wrong.1); see \(name) --help\n"
    #expect(outcome == Outcome(status: 2, lines: 0, error: message))
  }

  @Test(arguments: commands)
  func aPortInUseIsOneLine(name: String) throws {
    let server = try LoopbackServer { _ in .init(200) }
    let outcome = try RunningCommand(name, ["--port", "\(server.port)"]).outcome()
    let message =
      "\(name): error: can't listen on port \(server.port): Address already in use\n"
    #expect(outcome == Outcome(status: 1, lines: 0, error: message))
  }

  @Test(arguments: [("people-in-space", "no position: "), ("kittens", ""), ("news", "")])
  func aServerThatIsGoneIsOneLine(name: String, start: String) throws {
    let command = try RunningCommand(name, ["--server", "http://127.0.0.1:1"])
    // A state that lasts too short may not be seen. What the HTTP client says depends on its version.
    let line = try #require(command.nextLine { $0.contains("onnect to") })
    #expect(line.hasPrefix(start) && !line.contains("Error"))
    command.interrupt()
    #expect(command.outcome().status == 130)
  }

  @Test func keysOfAPipeAreKeysToo() throws {
    let command = try RunningCommand("kittens", [])
    for _ in 1...2 {
      _ = try #require(command.nextLine { $0.hasPrefix("10 images") })
      command.type("r")
    }
    command.interrupt()
    #expect(command.outcome().status == 130)
  }

  @Test func aTraceIsAFileEvenIfTheProcessIsKilled() async throws {
    let shop = try Workshop()
    let path = shop.path("trace.json")
    let command = try RunningCommand(
      "people-in-space", ["--interval", "0.01"], environment: ["KOTLIN_BRIDGE_TRACE": path])
    func names() throws -> Set<String> {
      guard let bytes = try? bytes(of: path) else { return [] }
      let json = try JSONSerialization.jsonObject(with: Data(bytes))
      return Set((json as? [[String: Any]] ?? []).compactMap { $0["name"] as? String })
    }
    while try !names().contains("elements") { try await Task.sleep(for: .milliseconds(20)) }
    command.endAtOnce()
    #expect(command.outcome().status == -1)
    #expect(try names().contains("elements"))
  }

  @Test func theTraceTellsTheStoryInItsOrder() throws {
    let outcome = try RunningCommand(
      "kittens", ["--count", "3"], environment: ["KOTLIN_BRIDGE_TRACE": "1"]
    ).outcome()
    let events = outcome.error.matches(of: /#[0-9]+ (\S+): (called from Kotlin|called|returned)/)
      .map { "\($0.1) \($0.2)" }
    // The source answers on its own thread, before or after the main thread has started the view.
    let ofMainThread = [
      "KittenView.Events called", "KittenComponent called", "KittenComponent returned",
      "KittenComponent.onViewCreated called", "KittenComponent.onStart called",
      "KittenView.render called from Kotlin", "KittenComponent.onStart returned",
      "KittenView.render called from Kotlin", "KittenComponent.onDestroy called",
    ]
    let ofSource = [
      "KittenComponent called", "KittenDataSource.load called from Kotlin",
      "KittenDataSource.load returned", "KittenView.render called from Kotlin",
      "KittenComponent.onDestroy called",
    ]
    for story in [ofMainThread, ofSource] {
      var left = story[...]
      for event in events where event == left.first { left.removeFirst() }
      #expect(left.isEmpty, "\(events)")
    }
  }
}
