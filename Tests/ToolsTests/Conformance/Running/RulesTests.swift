import Foundation
import KotlinBridgeConformance
import TestHelpers
import Testing

/// The rules, their checks and docs/RULES.md agree with each other.
struct RulesTests {
  @Test func theReportsThatAreExplainedAreOfBridgesThatBreakTheRule() {
    #expect(Rule.leads.count == 10)
    for lead in Rule.leads {
      #expect(Rule.named(lead.rule)?.brokenBy.contains(lead.bridge) == true, "\(lead.bridge)")
    }
  }

  @Test func theDocumentIsWhatTheCommandPrints() throws {
    let committed = String(decoding: try bytes(of: repositoryFile("docs/RULES.md")), as: UTF8.self)
    #expect(
      committed == Rule.document + "\n",
      "write it again: swift run kotlin-bridge rules > docs/RULES.md")
  }

  @Test(arguments: Rule.all.map(\.id))
  func aRuleHasAReasonOrACheckInEachOfItsForms(id: String) throws {
    let rule = try #require(Rule.named(id))
    let checked = Form.allCases.filter { form in
      Conformance.rules(for: form).contains { $0.id == rule.id }
    }
    if rule.untested != nil {
      #expect(checked.isEmpty)
    } else {
      #expect(Set(checked) == Set(rule.forms), "the forms of the rule and those of its checks")
      #expect(!rule.exercise.isEmpty)
    }
  }

  @Test func aCheckHasARule() {
    let known = Set(Rule.all.map(\.id))
    #expect(Conformance.checkedIds.filter { !known.contains($0) } == [])
  }

  @Test func numbersAscend() {
    let numbers = Rule.all.map { Int($0.id.dropFirst()) ?? 0 }
    #expect(Rule.all.allSatisfy { $0.id.hasPrefix("K") })
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func sentencesEndWithAPeriod() {
    for rule in Rule.all {
      #expect(rule.sentence.hasSuffix("."))
      #expect(rule.intent.hasSuffix("."))
    }
  }
}
