import KotlinBridge
import TestHelpers
import Testing

@testable import KotlinBridgeConformance

extension ConformanceChecks {
  /// Flows of which the user has said what they do are checked by that.
  @Suite(.only(.long)) struct OfNamedFlows {
    private static let truth = [
      "longs(n=7)": "counts:7", "strings(n=300)": "counts:300",
      "throwsAt(k=3, message=\"so, so\")": "throws:3:so, so", "endlessSynchronous": "endless",
      "neverEmits": "never", "cancelsItself(k=2, message=x)": "cancels:2",
      "onCancelledScope(n=3)": "dead",
    ]

    private static func subject(_ form: Form, _ flows: [String: String]) throws -> Subject {
      let named = try flows.sorted { $0.key < $1.key }.map { flow, does in
        var named = try NamedFlow(argument: flow)
        named.does = try StatedBehavior(argument: does, of: "--does")
        return named
      }
      return try Subject(form, path: try isolatedLibrary("fixtures"), flows: named)
    }

    private static func verdict(
      _ subject: Subject, _ rule: String, rounds: Int = 10
    ) async -> Verdict {
      await Conformance(subject, rounds: rounds, patience: .seconds(5)).check(Rule.named(rule)!)
    }

    @Test(
      arguments: [Form.callback, .sequence, .publisher],
      ["K1", "K2", "K4", "K6", "K8", "K13", "K18", "K21", "K28"])
    func whatIsTruePasses(_ form: Form, _ rule: String) async throws {
      let seen = await Self.verdict(try Self.subject(form, Self.truth), rule)
      #expect(seen.isPass, "\(form) \(rule): \(seen)")
    }

    @Test(arguments: ["K14", "K24", "K25", "K30", "K35", "K38"])
    func whatTheTableAloneOffersPasses(_ rule: String) async throws {
      let seen = await Self.verdict(try Self.subject(.callback, Self.truth), rule)
      #expect(seen.isPass, "\(rule): \(seen)")
    }

    @Test(
      arguments: [Form.callback, .sequence, .publisher],
      [
        ("longs(n=7)", "counts:8", "K1"), ("longs(n=7)", "throws:7", "K6"),
        ("throwsAt(k=3, message=so)", "throws:3:other", "K6"), ("longs(n=7)", "dead", "K21"),
        ("longs(n=7)", "never", "K13"),
      ])
    func whatIsFalseFails(_ form: Form, _ lie: (String, String, String)) async throws {
      let (flow, does, rule) = lie
      let subject = try Self.subject(
        form, ["endlessSynchronous": "endless"].merging([flow: does]) { $1 })
      // A cancel may overtake what the flow does. The first round that shows it is the last one.
      let verdict = await Self.verdict(subject, rule, rounds: 460)
      guard case .failed(let failures) = verdict else {
        Issue.record("\(form) \(rule) passed though '\(flow)' does not do \(does)")
        return
      }
      let blamed = failures.compactMap(\.flow)
      #expect(blamed.contains { $0.hasPrefix(flow) }, "\(failures)")
    }

    @Test func aFlowOfUnknownBehaviorIsCheckedByTheRulesForAnyFlow() async throws {
      let subject = try Subject(
        .callback, path: try isolatedLibrary("kitchen"),
        flows: [NamedFlow(argument: "ticks(interval=PT0.01S)")])
      for rule in ["K3", "K10", "K13", "K15", "K19", "K24", "K28", "K33"] {
        let seen = await Self.verdict(subject, rule)
        #expect(seen.isPass, "\(rule): \(seen)")
      }
    }
  }
}

extension Verdict {
  fileprivate var isPass: Bool { if case .passed = self { true } else { false } }
}
