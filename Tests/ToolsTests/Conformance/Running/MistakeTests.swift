import Foundation
import TestHelpers
import Testing

@testable import KotlinBridgeConformance

/// The ten mistakes are recognized by the failures of a run, and described in docs/RULES.md.
struct MistakeTests {
  /// A failure of a wrong bridge, as a JSON report had it. Tests/Violators/failures.json has those
  /// of some bridges.
  private struct RecordedFailure: Decodable {
    /// The rule that was checked.
    var checked: String
    var rule: String?
    var flow: String?
    var expected: String
    var observed: String
  }

  private static func results(of violator: String) throws -> [CheckResult] {
    let file = try bytes(of: repositoryFile("Tests/Violators/failures.json"))
    let recorded = try JSONDecoder().decode([String: [RecordedFailure]].self, from: Data(file))
    return try #require(recorded[violator]).map { failure in
      try result(
        failure.checked,
        CheckFailure(
          rule: failure.rule, flow: failure.flow, expected: failure.expected,
          observed: failure.observed))
    }
  }

  private static func result(_ rule: String, _ failure: CheckFailure) throws -> CheckResult {
    CheckResult(try ReportTests.planned(rule, .callback), .failed([failure]), .failed)
  }

  @Test(arguments: [
    ("launchIn", "`onCompletion` without a look at its cause"),
    ("completionCause", "The consumer's own cancel delivered as a failure"),
    ("watchWithoutErrors", "No path for errors"),
    ("swallowsErrors", "Swallowed errors"),
    ("silentOnDeadScope", "Silence in a cancelled scope"),
    ("cancelBlocks", "A cancel that waits for the job"),
    ("callsAfterCancel", "Memory freed while a callback may still come"),
    ("buffersWithoutLimit", "A buffer without a limit"),
  ])
  func aWrongBridgeShowsItsMistake(violator: String, title: String) throws {
    #expect(Mistake.recognized(in: try Self.results(of: violator))?.title == title)
  }

  @Test func aCancelThatOnlyMutesIsRecognized() throws {
    let failure = CheckFailure(
      expected: "no live job within 5.0 seconds", observed: "1 live jobs")
    #expect(
      Mistake.recognized(in: [try Self.result("K21", failure)])?.title
        == "A cancel that only mutes")
    // A bridge that is deaf to cancel mutes nothing.
    let deaf = CheckFailure(
      expected: "no signals after a cancel", observed: "0 [cancel called] [cancel returned] 1 2 3")
    let results = [try Self.result("K21", failure), try Self.result("K10", deaf)]
    #expect(Mistake.recognized(in: results) == nil)
  }

  @Test func elementsThatAreMissingAreRecognized() throws {
    let failure = CheckFailure(
      expected: "each of the 20000 elements once, in their order",
      observed: "element 999 is missing: 19993 of 20000 arrived: 0 1 2")
    #expect(
      Mistake.recognized(in: [try Self.result("K53", failure)])?.title
        == "Elements handed to a buffer that drops them")
  }

  @Test func whatIsNoneOfThemIsNotNamed() throws {
    let busy = CheckFailure(
      expected: "hardly any processor time while nothing arrives", observed: "0.4 s in 400 ms")
    #expect(Mistake.recognized(in: []) == nil)
    #expect(Mistake.recognized(in: [try Self.result("K27", busy)]) == nil)
  }

  @Test func aFailureThatAnotherRuleExplainsShowsNothing() throws {
    let failure = CheckFailure(
      rule: "K10", expected: "no terminal after a cancel",
      observed: "0 [cancel called] [cancel returned] completed")
    #expect(Mistake.recognized(in: [try Self.result("K15", failure)]) == nil)
  }

  @Test func thereAreTenAndTheirRulesExist() {
    #expect(Mistake.all.count == 10)
    for mistake in Mistake.all {
      #expect(!mistake.rules.isEmpty)
      #expect(mistake.rules.allSatisfy { Rule.named($0)?.untested == nil && Rule.named($0) != nil })
    }
  }

  @Test func anAnchorIsThatOfItsHeading() {
    let headings = Rule.document.split(separator: "\n").filter { $0.hasPrefix("### ") }
    for mistake in Mistake.all {
      #expect(headings.contains { $0 == "### \(mistake.title)" })
    }
    #expect(Mistake.all[0].anchor == "oncompletion-without-a-look-at-its-cause")
    #expect(Mistake.all[1].anchor == "the-consumers-own-cancel-delivered-as-a-failure")
    #expect(Set(Mistake.all.map(\.anchor)).count == 10)
  }
}
