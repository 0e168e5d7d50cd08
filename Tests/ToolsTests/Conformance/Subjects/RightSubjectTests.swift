import TestHelpers
import Testing

@testable import KotlinBridgeConformance

/// A right subject breaks no rule, through a pipe and hosted.
@Suite(.only(.zoo), .onOwnThread) struct RightSubjectTests {
  @Test(arguments: PipedProgram.allCases)
  func itPassesTheRulesThatThePageLists(_ program: PipedProgram) throws {
    let shop = try Workshop()
    let report = shop.path("report.json")
    let outcome = try CommandRun.run(
      ["check", "--subject", try program.command(in: shop), "--rounds", "20", "--json", report],
      in: shop)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    let rules = try ReportedRules(report)
    #expect(rules("passed") == (try Self.listed("Judged")))
    #expect(rules("notOffered") == (try Self.listed("Not offered")))
  }

  /// The rules in the rows of docs/SUBJECTS.md that begin with this word.
  private static func listed(_ word: String) throws -> Set<String> {
    let page = String(decoding: try bytes(of: repositoryFile("docs/SUBJECTS.md")), as: UTF8.self)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| \(word) |") }
    #expect(!rows.isEmpty)
    return Set(rows.joined().matches(of: /\bK\d+/).map { String($0.output) })
  }

  @Test func aHostedOnePassesEveryRuleThatItOffers() throws {
    let shop = try Workshop()
    let report = shop.path("report.json")
    let outcome = try HostedProgram.check(["--rounds", "20", "--json", report], in: shop)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    let notOffered: Set = ["K7", "K14", "K30", "K34", "K49", "K55", "K58"]
    let rules = try ReportedRules(report)
    #expect(
      rules("passed") == Set(Conformance.rules(for: .callback).map(\.id)).subtracting(notOffered))
    #expect(rules("notOffered") == notOffered)
  }
}
