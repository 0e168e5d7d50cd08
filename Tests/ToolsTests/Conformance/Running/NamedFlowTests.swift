import KotlinBridgeConformance
import KotlinBridgeTools
import Testing

/// Flows with their arguments on the command line.
struct NamedFlowTests {
  private func options(_ arguments: String...) throws -> CheckOptions {
    try CheckOptions(arguments: ["a.so"] + arguments)
  }

  @Test func argumentsAreReadByName() throws {
    let flow = try NamedFlow(argument: #"poll( every = PT1S, city="Bonn, \"B\", c", at=[1, 2] )"#)
    #expect(flow.name == "poll")
    #expect(flow.arguments.map(\.parameter) == ["every", "city", "at"])
    #expect(flow.arguments.map(\.text) == ["PT1S", #""Bonn, \"B\", c""#, "[1, 2]"])
  }

  @Test(arguments: ["ticks", "ticks()"]) func aFlowMayHaveNoArguments(text: String) throws {
    let flow = try NamedFlow(argument: text)
    #expect(flow.name == "ticks")
    #expect(flow.arguments.isEmpty)
  }

  @Test func whatAFlowDoesFollowsIt() throws {
    let target = try options(
      "--flow", "a(n=5)", "--does", "throws:5:boom, boom", "--flow", "b", "--flow=c",
      "--does=endless"
    ).target
    #expect(target.flows.map { $0.does?.argument } == ["throws:5:boom, boom", nil, "endless"])
  }

  @Test func theOptionsGiveTheSameFlows() throws {
    let given = [
      "--call", "add(a=1, b=2)", "--flow", "a(n=5, s=\"x, y\")", "--does", "counts:5", "--flow",
      "b",
    ]
    let target = try CheckOptions(arguments: ["a.so"] + given).target
    #expect(target.options == given)
  }

  @Test(arguments: [
    (["--does", "endless"], "--does endless needs a --flow before it"),
    (
      ["--flow", "a", "--does", "never", "--does", "endless"], "--flow 'a' has two --does"
    ),
    (
      ["--flow", "a", "--does", "gated:go"],
      "--does 'gated:go' is only for --classic: a gate is a function in C"
    ),
    (["--flow", "a(n=5"], "--flow 'a(n=5' lacks its last ')'"),
    (["--flow", "a(5)"], "--flow 'a(5)': an argument must be parameter=value, not '5'"),
    (["--flow", "a(n=5,)"], "--flow 'a(n=5,)': an argument must be parameter=value, not ''"),
    (["--flow", "a(n=5, n=6)"], "--flow 'a(n=5, n=6)' gives the parameter 'n' twice"),
    (
      ["--flow", "a", "--classic", "subscribe=a,cancel=b,does=never"],
      "--classic can't be combined with --name, --call or --flow: a hand-written bridge has no table"
    ),
  ])
  func whatIsNotUnderstoodIsNamed(arguments: [String], message: String) {
    #expect(throws: CommandError(message)) {
      try CheckOptions(arguments: ["a.so"] + arguments)
    }
  }
}
