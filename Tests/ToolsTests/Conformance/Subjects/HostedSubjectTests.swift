import Foundation
import KotlinBridgeTools
import TestHelpers
import Testing

@testable import KotlinBridgeConformance

/// Programs that are not Swift's judge their bridges by `libkotlinbridge-conformance.so`.
///
/// Under a sanitizer, only programs that have it too could load that library.
@Suite(.onOwnThread, .enabled(if: !ProcessMemory.isSanitized)) struct HostedSubjectTests {
  @Test func anInterpreterIsStartedAgainWithItsScript() throws {
    let shop = try Workshop()
    let report = shop.path("report.json")
    let library = HostedProgram.library
    let outcome = try CommandRun(
      ["python3", "-B", repositoryFile("Tests/Subjects/Python/hosted.py"), library]
        + ["K1", "K4", "K10", "K15", "K24"].flatMap { ["--rule", $0] }
        + ["--rounds", "20", "--json", report], in: shop, program: "/usr/bin/env"
    ).outcome()
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(try ReportedRules(report).byOutcome == ["passed": ["K1", "K4", "K10", "K15", "K24"]])
  }

  @Test func anInterpreterOfAVirtualEnvironmentFindsItsModulesAgain() throws {
    let shop = try Workshop()
    try run("python3", ["-m", "venv", "--without-pip", shop.path("env")])
    let packages = try FileManager.default.contentsOfDirectory(atPath: shop.path("env/lib"))
    let python = try #require(packages.first { $0.hasPrefix("python") })
    try shop.write("".utf8, to: "env/lib/\(python)/site-packages/only_here.py")
    let script = try bytes(of: repositoryFile("Tests/Subjects/Python/hosted.py"))
    try shop.write(Array("import only_here\n".utf8) + script, to: "hosted.py")
    let library = HostedProgram.library
    let outcome = try CommandRun(
      ["-B", shop.path("hosted.py"), library, "--rule", "K1"], in: shop,
      program: shop.path("env/bin/python3")
    ).outcome()
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
  }

  @Test func aRuleRunsInTheProgramItself() throws {
    let shop = try Workshop()
    let program = try HostedProgram.build(wrong: 4, in: shop)
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
    let outcome = try HostedProgram.check(options, in: Workshop())
    #expect(outcome.status == 2)
    #expect(outcome.error == "kotlin-bridge: error: \(problem)\n")
  }
}
