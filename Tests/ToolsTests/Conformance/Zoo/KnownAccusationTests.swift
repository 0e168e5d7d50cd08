import TestHelpers
import Testing

/// Right bridges that checks once accused, or passed without a look at them. Each has a verdict, and none is accused.
@Suite(.only(.zoo), .onOwnThread) struct KnownAccusationTests {
  /// What a bridge did that a check took for wrong.
  struct Case: Sendable, CustomTestStringConvertible {
    let what: String
    var front = ZooMember.Front.classic
    var choices: [String: String] = [:]
    /// As a user writes them after `does=`.
    let flows: [String]
    /// Whether the judge is told.
    var isStated = true
    var words: [String] = []
    /// The rules that were wrong about it.
    let rules: [String]

    var testDescription: String { what }
  }

  private static let cases = [
    Case(
      what: "flows without elements end before a cancel", flows: ["counts:0", "throws:0"],
      rules: ["K54", "K17", "K36"]),
    Case(what: "a flow has one element, or none", flows: ["counts:0", "counts:1"], rules: ["K28"]),
    Case(
      what: "callbacks come at once", choices: ["FIRST": "INSIDE", "INSIDE_COUNT": "10"],
      flows: ["counts:5", "counts:20000", "throws:1", "endless"],
      rules: ["K55", "K15", "K29", "K26", "K53", "K33"]),
    Case(
      what: "subscribe waits for a callback on another thread", choices: ["FIRST": "AWAITED"],
      flows: ["counts:5", "throws:0", "dead", "endless"],
      rules: ["K55", "K15", "K16", "K29", "K26", "K53", "K33"]),
    Case(
      what: "a release lets a flow go on", choices: ["RELEASE": "DETACHES"],
      flows: ["counts:1", "counts:20000", "throws:5"], rules: ["K55"]),
    Case(
      what: "a release cancels", choices: ["RELEASE": "CANCELS", "CLAIM_US": "50"],
      flows: ["counts:5", "counts:20000", "throws:5"], rules: ["K55"]),
    Case(
      what: "a timeout after three elements", front: .piped, flows: ["times-out:3", "endless"],
      words: ["kinds", "jobs"], rules: ["K21"]),
    Case(
      what: "a release comes late", front: .table, choices: ["LATE_US": "50000"],
      flows: ["counts:5", "throws:1", "endless"], rules: ["K17"]),
    Case(
      what: "an endless flow has five elements a second", choices: ["PAUSE_US": "200000"],
      flows: ["endless", "counts:1"], rules: ["K29", "K17", "K8", "K53"]),
    Case(
      what: "one thread for all, and a flow without elements", choices: ["THREADS": "ONE"],
      flows: ["counts:0", "never"], rules: ["K1", "K4"]),
    Case(
      what: "an exception without a message", flows: ["throws:1", "dead"], rules: ["K6"]),
    Case(
      what: "no endless flow", flows: ["never", "counts:5", "cancels:3"],
      rules: ["K54", "K17", "K21", "K8"]),
    Case(
      what: "a thread for each waiting job", choices: ["WAITERS": "HOLD"],
      flows: ["never", "counts:5"], rules: ["K52"]),
    Case(
      what: "threads that end late, of a bridge that tells nobody",
      choices: ["RELEASE": "NONE", "LIVE": "0", "LATE_US": "50000", "PAUSE_US": "200000"],
      flows: ["endless", "throws:0"], rules: ["K36"]),
    Case(
      what: "two flows of a kind, and jobs that end late", choices: ["LATE_US": "50000"],
      flows: ["endless", "endless", "never"], rules: ["K36"]),
    Case(
      what: "a pool that keeps two threads for each job", front: .table,
      choices: ["THREADS": "POOL", "IDLE_MS": "0", "QUEUE": "1", "WAITERS": "HOLD"],
      flows: ["counts:100"], rules: ["K36"]),
    Case(
      what: "a flow that is too slow to end beside many that live, and a second one that lives",
      choices: ["PAUSE_US": "5000"], flows: ["never", "never", "counts:20000", "counts:5"],
      rules: ["K52"]),
    Case(
      what: "a channel that runs dry", front: .table, flows: ["channel:30"], isStated: false,
      rules: ["K13", "K21", "K28", "K29", "K33", "K38", "K50", "K51", "K52"]),
    Case(
      what: "flows that end by themselves, perhaps before a cancel", front: .table,
      choices: ["PAUSE_US": "200", "LATE_US": "5000"],
      flows: ["counts:5", "counts:100", "throws:1", "cancels:3"], isStated: false,
      rules: ["K10", "K13", "K21", "K38"]),
  ]

  @Test(arguments: cases)
  func itIsJudgedAndNotAccused(_ known: Case) async throws {
    let member = ZooMember(known)
    let shop = try Workshop()
    let file = try ZooBuild.build(member, in: shop)
    let rules = known.rules.flatMap { ["--rule", $0] }
    let outcome = try CommandRun.run(
      ["check"] + member.arguments(of: file) + rules
        + ["--form", "callback", "--rounds", "5", "--timeout", "30"], in: shop)
    #expect(outcome.status == 0, "\(member.header)\(outcome.output)\(outcome.error)")
    for rule in known.rules {
      #expect(outcome.output.contains("pass \(rule) callback"), "\(outcome.output)")
    }
  }
}

extension ZooMember {
  fileprivate init(_ known: KnownAccusationTests.Case) {
    self.init(
      number: 0, front: known.front, choices: known.choices,
      flows: known.flows.enumerated().map { Flow(number: $0, does: $1, isStated: known.isStated) },
      words: known.words,
      fault: nil)
  }
}
