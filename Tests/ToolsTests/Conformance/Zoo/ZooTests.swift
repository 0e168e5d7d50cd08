import Foundation
import KotlinBridgeConformance
import TestHelpers
import Testing

/// No right bridge is accused, whatever it does that the rules leave open.
///
/// `./build.sh zoo` draws and checks some. KOTLIN_BRIDGE_ZOO has their count, with a seed and the number of the
/// first one if these matter: `300`, `8 17` or `1 17 42`. With KOTLIN_BRIDGE_ZOO_FAULTS each has one fault.
@Suite struct ZooTests {
  private static let asked = (environment("KOTLIN_BRIDGE_ZOO") ?? "0")
    .split(separator: " ").compactMap { UInt64($0) }
  private static let seed = asked.count > 1 ? asked[1] : UInt64.random(in: 1..<1 << 32)
  private static let first = asked.count > 2 ? Int(asked[2]) : 0
  private static let numbers = Array(first..<first + Int(asked.first ?? 0))
  private static let hasFaults = environment("KOTLIN_BRIDGE_ZOO_FAULTS") != nil

  private static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  /// Where members are checked, side by side: most of the time of a check is waiting.
  private static let places: OperationQueue = {
    let places = OperationQueue()
    places.maxConcurrentOperationCount =
      environment("KOTLIN_BRIDGE_ZOO_PLACES").flatMap(Int.init) ?? 3
    return places
  }()

  @Test(arguments: hasFaults ? [] : numbers)
  func aRightBridgeIsNotAccused(_ number: Int) async throws {
    let member = ZooMember(number, seed: Self.seed)
    var (outcome, report) = try await check(member)
    // Slow flows need the time that users give them.
    if report.lacksTime { (outcome, report) = try await check(member, timeout: "60") }
    let accusations = report.accusations.filter { !member.declines.contains($0.rule) }
    #expect(
      outcome.status != 2 && accusations.isEmpty,
      "zoo \(number) of seed \(Self.seed): \(member.header)\(outcome.output)\(outcome.error)")
  }

  /// How many are found is a figure, and no promise: ./build.sh zoo --faults prints it.
  @Test(arguments: hasFaults ? numbers : [])
  func aBridgeWithOneFaultIsChecked(_ number: Int) async throws {
    let member = ZooMember(number, seed: Self.seed, isWrong: true)
    let (outcome, _) = try await check(member)
    #expect(outcome.status != 2, "\(member.header)\(outcome.output)\(outcome.error)")
  }

  @Test func eachFaultOfTheSourcesIsDrawn() throws {
    let text = String(decoding: try bytes(of: "\(ZooBuild.folder)/faults.h"), as: UTF8.self)
    let faults = try #require(text.firstMatch(of: /enum fault \{(?<names>[^}]*)\}/)).output.names
      .replacing(/\/\*.*?\*\//, with: "").split { !$0.isLetter && !$0.isNumber }
      .map(String.init)
    #expect(Set(faults) == Set(ZooFault.all.map(\.name) + ["right"]))
  }

  @Test func whatTheRulesLeaveOpenIsOnThePage() throws {
    let page = String(decoding: try bytes(of: repositoryFile("docs/SUBJECTS.md")), as: UTF8.self)
    #expect(page.contains(ZooFreedom.document), "\(ZooFreedom.document)")
  }

  @Test func eachWayIsDrawn() {
    let members = (0..<400).map { ZooMember($0, seed: 1) }
    for freedom in ZooFreedom.all {
      let drawn = Set(members.compactMap { $0.choices[freedom.macro] })
      #expect(drawn.isSuperset(of: freedom.values), "\(freedom.macro)")
    }
    let flows = Set(members.flatMap(\.flows).map { "\($0.kind.does):\($0.count ?? 0)" })
    let needed: Set = [
      "counts:0", "counts:1", "counts:5", "counts:20000", "throws:0", "throws:1", "endless:0",
      "never:0", "cancels:0", "cancels:3", "dead:0", "gated:0",
    ]
    #expect(flows.isSuperset(of: needed))
  }

  @Test func aSeedRepeatsAMember() {
    #expect(ZooMember(7, seed: 5).header == ZooMember(7, seed: 5).header)
    #expect(ZooMember(7, seed: 5).header != ZooMember(11, seed: 5).header)
  }

  private func check(
    _ member: ZooMember, timeout: String = "20"
  ) async throws -> (CommandRun.Outcome, WrongBridgeReport) {
    try await withCheckedThrowingContinuation { continuation in
      Self.places.addOperation {
        continuation.resume(with: Result { try checked(member, timeout: timeout) })
      }
    }
  }

  private func checked(
    _ member: ZooMember, timeout: String
  ) throws -> (CommandRun.Outcome, WrongBridgeReport) {
    let shop = try Workshop()
    let arguments = member.arguments(of: try ZooBuild.build(member, in: shop))
    let start = ContinuousClock.now
    let outcome = try CommandRun.run(
      ["check"] + arguments + [
        "--rounds", "20", "--timeout", timeout, "--patience", "5", "--minimum", "0",
        "--json", shop.path("report"),
      ], in: shop)
    let report = try WrongBridgeReport(path: shop.path("report"), of: outcome)
    let seconds = (ContinuousClock.now - start).formatted(
      .units(allowed: [.seconds], fractionalPart: .show(length: 1)))
    let accused = report.accusations.map(\.place).sorted().joined(separator: ", ")
    print(
      "zoo \(member.number) of seed \(Self.seed), \(member.front.rawValue), "
        + "\(member.fault.map { "\($0.kind): \($0.name)" } ?? "right"), "
        + "\(seconds), \(report.verdicts) verdicts: \(accused.isEmpty ? "no accusation" : accused)")
    return (outcome, report)
  }
}

extension WrongBridgeReport {
  /// What the report holds against a bridge: all that is neither passed nor explained nor not offered.
  fileprivate var accusations: [Result] {
    results.filter { ["failed", "warning", "couldNotRun"].contains($0.outcome) }
  }

  /// Whether a check has not come to an end.
  fileprivate var lacksTime: Bool { results.contains { $0.outcome == "couldNotRun" } }

  fileprivate var verdicts: Int {
    results.count { !["notOffered", "couldNotRun"].contains($0.outcome) }
  }
}
