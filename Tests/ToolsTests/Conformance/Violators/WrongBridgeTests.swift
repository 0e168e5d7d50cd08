import Foundation
import KotlinBridgeConformance
import TestHelpers
import Testing

/// Every wrong bridge of this project breaks its rules. This proves that the checks find something.
///
/// `./build.sh violators` sets KOTLIN_BRIDGE_VIOLATORS to `all`, or to `exactly` for a check by all rules, to see that they break
/// no other rule.
@Suite struct WrongBridges {
  private static let mode = ProcessInfo.processInfo.environment["KOTLIN_BRIDGE_VIOLATORS"]
  private static var runsAllRules: Bool { mode == "exactly" }
  private static let chosen = Violator.all.filter {
    $0.language != .swift && !$0.breaks.isEmpty
  }

  /// Where bridges are checked, side by side: most of the time of a check is waiting.
  private static let places: OperationQueue = {
    let places = OperationQueue()
    places.maxConcurrentOperationCount = 4
    return places
  }()

  @Test(.only(.mutants), arguments: chosen)
  func aWrongBridgeBreaksItsRulesAndNoOther(_ violator: Violator) async throws {
    var (outcome, report) = try await check(violator)
    expectNoOther(violator, outcome, report)
    let forms = Self.forms(of: violator)
    let breaks = Set(violator.breaks.filter { forms.contains(Violator.form(of: $0)) })
    // A fault that shows in one of a few rounds may not show in twenty. It does in as many as users have.
    if !report.finds(breaks, saying: violator.says) {
      (outcome, report) = try await check(violator, rounds: RunSettings.usualRounds)
      expectNoOther(violator, outcome, report)
    }
    #expect(
      report.failedPlaces.isSuperset(of: breaks), "\(violator.fileName): \(outcome.output)")
    #expect(report.says(violator.says), "\(violator.fileName): \(outcome.output)")
  }

  /// Among all rules, it breaks no other than those of its list.
  private func expectNoOther(
    _ violator: Violator, _ outcome: CommandRun.Outcome, _ report: WrongBridgeReport
  ) {
    guard Self.runsAllRules else { return }
    let others = Set(report.broken.map(\.place))
      .subtracting(violator.breaks).subtracting(violator.sometimesBreaks)
    #expect(others.isEmpty, "\(violator.fileName): \(outcome.output)")
  }

  @Test(.only(.mutants)) func eachFlowThatBreaksARuleIsNamed() async throws {
    let violator = try #require(Violator.all.first { $0.name == "silentAndSwallowing" })
    let (outcome, report) = try await check(violator)
    let flows = report.failed.filter { $0.rule == "K21" }.flatMap { $0.failures ?? [] }
      .compactMap(\.flow)
    #expect(Set(flows) == ["cancels_itself (cancels:5)", "dead (dead)"], "\(outcome.output)")
  }

  @Test(
    .only(.mutants), arguments: Violator.all.filter { $0.language != .swift && $0.breaks.isEmpty })
  func aLibraryThatCannotBeCheckedIsRefused(_ violator: Violator) async throws {
    let (outcome, _) = try await check(violator)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(violator.says), "\(outcome.error)")
  }

  @Test(.only(.mutants), arguments: Violator.controls)
  func aRightOneOfTheSameMakingBreaksNothing(_ right: Violator) async throws {
    let (outcome, report) = try await check(right)
    #expect(report.broken.isEmpty, "\(outcome.output)")
    #expect(outcome.status == 0)
  }

  // It needs a process of its own, because it leaves tasks behind.
  @Test(.only(.mutants), .serialized, arguments: WrongSequenceSubject.Fault.allCases)
  func aWrongSequenceBreaksItsRules(_ fault: WrongSequenceSubject.Fault) async {
    await #expect(processExitsWith: .success) { [fault] in
      let violator = Violator.all.first { $0.fileName == fault.rawValue + ".swift" }!
      let subject = Subject.flow(try WrongSequenceSubject(fault))
      let conformance = Conformance(subject, rounds: 10, patience: .seconds(2))
      for id in ["K1", "K2", "K4"] {
        let verdict = await conformance.check(Rule.named(id)!)
        precondition(verdict == .passed, "\(id): \(verdict)")
      }
      for id in violator.rules {
        let verdict = await conformance.check(Rule.named(id)!)
        guard case .failed(let failures) = verdict,
          failures.contains(where: { $0.expected.contains(violator.says) })
        else {
          preconditionFailure("\(id): \(verdict)")
        }
      }
      exit(0)
    }
  }

  @Test func everyRuleIsBrokenByOneInEachForm() {
    let broken = Set(Violator.all.flatMap(\.breaks))
    let unbroken = Rule.all.filter { $0.untested == nil }.flatMap { rule in
      rule.forms.map { $0 == .callback ? rule.id : "\(rule.id) \($0.rawValue)" }
    }.filter { !broken.contains($0) }
    #expect(Set(unbroken) == Self.unproved)
  }

  /// The rules that no wrong bridge breaks in a form. The form of callbacks proves the same check.
  private static let unproved: Set = [
    // The rules of Swift give an iteration one caller and one end.
    "K3 sequence", "K4 sequence", "K5 sequence", "K17 sequence",
    // `KotlinFlow` drops what a wrong table does too often or too late.
    "K4 publisher", "K5 publisher", "K9 sequence", "K9 publisher", "K17 publisher",
    // The wrong bridges that buffer or never rest have the classic shape, which has one form. So do
    // those that fail where many subscribe, or where a consumer takes long.
    "K26 sequence", "K26 publisher", "K27 sequence", "K27 publisher", "K51 sequence",
    "K51 publisher", "K52 sequence", "K52 publisher", "K53 sequence", "K53 publisher",
    // The wrong bridge that can't exit only looks at its subscriptions.
    "K39 call",
  ]

  /// The forms of the bridge's own rules. With all rules, the forms in which the bridge itself is
  /// wrong.
  private static func forms(of violator: Violator) -> Set<Form> {
    runsAllRules
      ? [.callback, .call, .library, .peer] : Set(violator.breaks.map(Violator.form(of:)))
  }

  /// Checks a bridge by its own rules, or by all, when there is a place.
  private func check(
    _ violator: Violator, rounds: Int = 20
  ) async throws -> (CommandRun.Outcome, WrongBridgeReport) {
    try await withCheckedThrowingContinuation { continuation in
      Self.places.addOperation {
        continuation.resume(with: Result { try checked(violator, rounds) })
      }
    }
  }

  private func checked(
    _ violator: Violator, _ rounds: Int
  ) throws -> (CommandRun.Outcome, WrongBridgeReport) {
    let shop = try Workshop()
    var arguments = ["check"] + (try ViolatorBuild.arguments(for: violator, in: shop))
    if violator.language == .c {
      arguments += Self.forms(of: violator).flatMap { ["--form", $0.rawValue] }
    }
    if !Self.runsAllRules {
      for rule in Set(violator.rules) { arguments += ["--rule", rule] }
    }
    // Only what is wrong is waited for in vain. A leak shows after tens of thousands of uses.
    let patience = violator.says.isEmpty ? "10" : "2"
    let timeout = violator.says.isEmpty || violator.says.hasPrefix("bytes kept") ? "80" : "40"
    arguments += [
      "--rounds", "\(rounds)", "--timeout", timeout, "--patience", patience,
      "--jobs", Self.mode == nil ? "3" : "2", "--json", shop.path("report"),
    ]
    let start = ContinuousClock.now
    let outcome = try CommandRun.run(arguments, in: shop)
    let report = try WrongBridgeReport(path: shop.path("report"), of: outcome)
    if Self.mode != nil { tell(violator, report, after: ContinuousClock.now - start) }
    return (outcome, report)
  }

  private func tell(_ violator: Violator, _ report: WrongBridgeReport, after time: Duration) {
    let broken = report.failed.map(\.place).sorted().joined(separator: ", ")
    let seconds = time.formatted(
      .units(allowed: [.seconds], fractionalPart: .show(length: 1)))
    print("\(violator.fileName), \(seconds): \(broken.isEmpty ? "breaks nothing" : broken)")
  }
}

/// The part of a JSON report that the tests read.
struct WrongBridgeReport: Decodable {
  struct Result: Decodable {
    var rule: String
    var form: String
    var outcome: String
    var failures: [CheckFailure]?

    var place: String { form == "callback" ? rule : "\(rule) \(form)" }
  }

  var results: [Result]

  /// The rules that fail by themselves.
  var broken: [Result] { results.filter { ["failed", "warning"].contains($0.outcome) } }

  /// The rules that fail, those included that another one explains.
  var failed: [Result] { broken + results.filter { $0.outcome == "explained" } }

  var failedPlaces: Set<String> { Set(failed.map(\.place)) }

  /// Whether all these rules fail, and a failure tells what was wrong.
  func finds(_ places: Set<String>, saying text: String) -> Bool {
    failedPlaces.isSuperset(of: places) && says(text)
  }

  /// Whether a failure tells what was wrong.
  func says(_ text: String) -> Bool {
    failed.contains { ($0.failures ?? []).contains { $0.expected.contains(text) } }
  }

  /// The report of a run that was refused: it has no results.
  init(path: String, of outcome: CommandRun.Outcome) throws {
    guard outcome.status != 2, let data = FileManager.default.contents(atPath: path) else {
      results = []
      return
    }
    self = try JSONDecoder().decode(WrongBridgeReport.self, from: data)
  }
}
