import Foundation
import KotlinBridgeTools
import TestHelpers
import Testing

@testable import KotlinBridgeConformance

/// Programs that are not Swift's judge their bridges by `libkotlinbridge-conformance.so`.
///
/// Under a sanitizer, only programs that have it too could load that library.
@Suite(.onOwnThread, .enabled(if: !ProcessMemory.isSanitized)) struct HostedSubjectTests {
  static let mistakes = [
    SubjectMistake(name: "ends-elsewhere", number: 1, rule: "K35"),
    SubjectMistake(name: "calls-after-end", number: 2, rule: "K5"),
    SubjectMistake(name: "leaks", number: 3, rule: "K36"),
    SubjectMistake(name: "swallows-failure", number: 4, rule: "K6"),
    SubjectMistake(name: "ignores-demand", number: 5, rule: "K10"),
  ]

  private static let notOffered: Set = ["K7", "K14", "K30", "K34", "K49", "K55", "K58"]

  @Test func aRightConsumerInCPassesEveryRuleThatItOffers() throws {
    let shop = try Workshop()
    let report = shop.path("report.json")
    let outcome = try check(in: shop, ["--rounds", "20", "--json", report])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    let results = try results(of: report)
    let rules = Set(Conformance.rules(for: .callback).map(\.id))
    #expect(Set(results["passed"] ?? []) == rules.subtracting(Self.notOffered))
    #expect(Set(results["notOffered"] ?? []) == Self.notOffered)
  }

  @Test(arguments: mistakes)
  func aWrongConsumerInCFails(_ mistake: SubjectMistake) throws {
    let outcome = try check(
      in: Workshop(), wrong: mistake.number, ["--rule", mistake.rule, "--rounds", "20"])
    #expect(outcome.status == 1, "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.contains("\nFAIL \(mistake.rule) MUST callback\n"), "\(outcome.output)")
    // The line runs the same rule of the same program again.
    #expect(outcome.output.contains("libfixtures.so --rule \(mistake.rule) --form callback"))
  }

  @Test func anInterpreterIsStartedAgainWithItsScript() throws {
    let shop = try Workshop()
    let report = shop.path("report.json")
    let library = "\(try Self.folder)/libkotlinbridge-conformance.so"
    let outcome = try CommandRun(
      ["python3", "-B", repositoryFile("Tests/Subjects/Python/hosted.py"), library]
        + ["K1", "K4", "K10", "K15", "K24"].flatMap { ["--rule", $0] }
        + ["--rounds", "20", "--json", report], in: shop, program: "/usr/bin/env"
    ).outcome()
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(try results(of: report) == ["passed": ["K1", "K4", "K10", "K15", "K24"]])
  }

  @Test func anInterpreterOfAVirtualEnvironmentFindsItsModulesAgain() throws {
    let shop = try Workshop()
    try run("python3", ["-m", "venv", "--without-pip", shop.path("env")])
    let packages = try FileManager.default.contentsOfDirectory(atPath: shop.path("env/lib"))
    let python = try #require(packages.first { $0.hasPrefix("python") })
    try shop.write("".utf8, to: "env/lib/\(python)/site-packages/only_here.py")
    let script = try bytes(of: repositoryFile("Tests/Subjects/Python/hosted.py"))
    try shop.write(Array("import only_here\n".utf8) + script, to: "hosted.py")
    let library = "\(try Self.folder)/libkotlinbridge-conformance.so"
    let outcome = try CommandRun(
      ["-B", shop.path("hosted.py"), library, "--rule", "K1"], in: shop,
      program: shop.path("env/bin/python3")
    ).outcome()
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
  }

  @Test func aRuleRunsInTheProgramItself() throws {
    let shop = try Workshop()
    let program = try hosted(shop, wrong: 4)
    func expect(_ rule: String, _ expected: String) throws {
      let outcome = try CommandRun(
        [kotlinLibrary("fixtures"), "run", rule], in: shop, program: program
      ).outcome()
      let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let finding = try #require(json as? [String: Any])
      #expect(finding["rule"] as? String == rule)
      #expect(finding["outcome"] as? String == expected, "\(outcome.output)")
    }
    try expect("K11", "passed")
    try expect("K6", "failed")
    try expect("K34", "notOffered")
    try expect("K999", "couldNotRun")
  }

  @Test(arguments: [
    (["--nope"], "check has no option '--nope'"),
    (["other.so"], "the program itself has the bridge: other.so names another one"),
    (["--name", "other"], "the program itself has the bridge: --name names another one"),
  ])
  func optionsThatMakeNoSenseAreRefused(_ options: [String], _ problem: String) throws {
    let outcome = try check(in: Workshop(), options)
    #expect(outcome.status == 2)
    #expect(outcome.error == "kotlin-bridge: error: \(problem)\n")
  }

  // MARK: - Helpers

  /// Where the library lies: beside the command.
  private static var folder: String {
    get throws { URL(filePath: try CommandRun.path).deletingLastPathComponent().path() }
  }

  /// Runs the consumer in C with options of `kotlin-bridge check`.
  private func check(
    in shop: Workshop, wrong: Int? = nil, _ options: [String]
  ) throws -> CommandRun.Outcome {
    try CommandRun(
      [kotlinLibrary("fixtures")] + options, in: shop, program: try hosted(shop, wrong: wrong)
    ).outcome()
  }

  private func hosted(_ shop: Workshop, wrong: Int?) throws -> String {
    let program = shop.path("hosted")
    let folder = try Self.folder
    try run(
      "gcc",
      [
        "-std=gnu11", "-Wall", "-Wextra", "-Werror", "-O1", "-pthread", "-DWRONG=\(wrong ?? 0)",
        "-I", repositoryFile("Sources/CKotlinBridge"),
        "-I", repositoryFile("Sources/Tools/CKotlinBridgeConformance"),
        repositoryFile("Tests/Subjects/C/hosted.c"), repositoryFile("Tests/Subjects/C/fixtures.c"),
        "-o", program, "-L", folder, "-lkotlinbridge-conformance", "-Wl,-rpath,\(folder)", "-ldl",
      ])
    return program
  }

  /// The rules of a report by their outcomes.
  private func results(of report: String) throws -> [String: [String]] {
    let json = try JSONSerialization.jsonObject(with: Data(try bytes(of: report)))
    let results = try #require((json as? [String: Any])?["results"] as? [[String: Any]])
    var rules: [String: [String]] = [:]
    for result in results {
      guard let outcome = result["outcome"] as? String, let rule = result["rule"] as? String else {
        continue
      }
      rules[outcome, default: []].append(rule)
    }
    return rules
  }
}
