import Foundation
import KotlinBridgeConformance
import Testing

/// The proof that the checks find what they are there for: every wrong bridge of this project breaks
/// its rules; with KOTLIN_BRIDGE_ALL_RULES=1, as `./build.sh violators` runs it, it breaks no other.
@Suite struct WrongBridges {
  private static let runsAllRules =
    ProcessInfo.processInfo.environment["KOTLIN_BRIDGE_ALL_RULES"] != nil

  @Test(arguments: Violator.all.filter { $0.language != .swift && !$0.breaks.isEmpty })
  func aWrongBridgeBreaksItsRulesAndNoOther(_ violator: Violator) throws {
    let shop = try Workshop()
    let (outcome, report) = try check(violator, in: shop)
    let broken = Set(report.broken.map(\.place))
    #expect(
      broken.isSuperset(of: violator.breaks), "\(violator.fileName): \(outcome.output)")
    #expect(report.broken.contains { $0.expected?.contains(violator.says) == true }, "\(report)")
    guard Self.runsAllRules else { return }
    let others = broken.subtracting(violator.breaks).subtracting(violator.sometimesBreaks)
    #expect(others.isEmpty, "\(violator.fileName): \(outcome.output)")
  }

  @Test(arguments: Violator.all.filter { $0.language != .swift && $0.breaks.isEmpty })
  func aLibraryThatCannotBeCheckedIsRefused(_ violator: Violator) throws {
    let (outcome, _) = try check(violator, in: Workshop())
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(violator.says), "\(outcome.error)")
  }

  @Test func theRightOnesOfTheSameMakingBreakNothing() throws {
    for right in Violator.controls {
      let (outcome, report) = try check(right, in: Workshop())
      #expect(report.broken.isEmpty, "\(outcome.output)")
      #expect(outcome.status == 0)
    }
  }

  @Test(arguments: WrongSequenceSubject.Fault.allCases)
  func aWrongSequenceBreaksItsRules(_ fault: WrongSequenceSubject.Fault) async throws {
    let violator = try #require(
      Violator.all.first { $0.name == fault.rawValue && $0.language == .swift })
    let subject = Subject.flow(try WrongSequenceSubject(fault))
    let conformance = Conformance(subject, rounds: 10, patience: .seconds(2))
    for id in ["K1", "K2", "K4", "K5", "K6", "K8"] {
      #expect(await conformance.check(try #require(Rule.named(id))) == .passed)
    }
    var messages: [String] = []
    for place in violator.breaks {
      let id = try #require(place.split(separator: " ").first)
      let verdict = await conformance.check(try #require(Rule.named(String(id))))
      guard case .failed(let expected, _) = verdict else {
        Issue.record("\(fault) keeps \(id): \(verdict)")
        continue
      }
      messages.append(expected)
    }
    #expect(messages.contains { $0.contains(violator.says) }, "\(messages)")
  }

  @Test func everyRuleIsBrokenByOne() {
    let broken = Set(Rule.all.filter { !$0.brokenBy.isEmpty }.map(\.id))
    #expect(Rule.all.filter { $0.untested == nil && !broken.contains($0.id) }.map(\.id) == [])
  }

  @Test func theListOfFlagsHasTheSameNames() throws {
    let listed = Set(try ViolatorFlags.all.keys)
    let named = (Violator.all + Violator.controls).filter { $0.language != .swift }
    #expect(listed == Set(named.map(\.fileName)))
  }

  /// Checks it by its own rules, or by all.
  private func check(
    _ violator: Violator, in shop: Workshop
  ) throws -> (CheckCommand.Outcome, WrongBridgeReport) {
    var arguments = ["check"] + (try ViolatorFlags.arguments(for: violator, in: shop))
    if !Self.runsAllRules {
      for rule in Set(violator.breaks.map { $0.split(separator: " ")[0] }) {
        arguments += ["--rule", String(rule)]
      }
    }
    arguments += ["--rounds", "30", "--timeout", "60", "--patience", "2", "--jobs", "3", "--json", shop.path("report")]
    let outcome = try CheckCommand.run(arguments, in: shop)
    return (outcome, try WrongBridgeReport(path: shop.path("report"), of: outcome))
  }
}

/// What the tests read of a JSON report.
struct WrongBridgeReport: Decodable {
  struct Result: Decodable {
    var rule: String
    var form: String
    var outcome: String
    var expected: String?

    var place: String { form == "callback" ? rule : "\(rule) \(form)" }
  }

  var results: [Result]

  var broken: [Result] { results.filter { ["failed", "warning"].contains($0.outcome) } }

  /// Nothing of a run that was refused.
  init(path: String, of outcome: CheckCommand.Outcome) throws {
    guard outcome.status != 2, let data = FileManager.default.contents(atPath: path) else {
      results = []
      return
    }
    self = try JSONDecoder().decode(WrongBridgeReport.self, from: data)
  }
}
