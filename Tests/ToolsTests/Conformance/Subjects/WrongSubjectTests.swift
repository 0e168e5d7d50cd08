import TestHelpers
import Testing

/// A subject with a mistake breaks the rule of that mistake, through a pipe and hosted.
@Suite(.only(.mutants), .onOwnThread) struct WrongSubjectTests {
  private static let piped = [
    SubjectMistake(name: "loses-first", number: 1, rule: "K1"),
    SubjectMistake(name: "ends-twice", number: 2, rule: "K4"),
    SubjectMistake(name: "swallows-failure", number: 3, rule: "K6"),
    SubjectMistake(name: "ignores-demand", number: 4, rule: "K23"),
    SubjectMistake(name: "ignores-cancel", number: 5, rule: "K21"),
    SubjectMistake(name: "loses-release", number: nil, rule: "K35"),
    SubjectMistake(name: "mixes-up", number: nil, rule: "K50"),
  ]

  private static let hosted = [
    SubjectMistake(name: "ends-elsewhere", number: 1, rule: "K35"),
    SubjectMistake(name: "calls-after-end", number: 2, rule: "K5"),
    SubjectMistake(name: "leaks", number: 3, rule: "K36"),
    SubjectMistake(name: "swallows-failure", number: 4, rule: "K6"),
    SubjectMistake(name: "ignores-demand", number: 5, rule: "K10"),
  ]

  @Test(arguments: piped) func aWrongOneInPythonFails(_ mistake: SubjectMistake) throws {
    try expectThatItFails(.python, mistake)
  }

  @Test(arguments: piped.filter { $0.number != nil })
  func aWrongOneInCFails(_ mistake: SubjectMistake) throws {
    try expectThatItFails(.c, mistake)
  }

  private func expectThatItFails(_ program: PipedProgram, _ mistake: SubjectMistake) throws {
    let shop = try Workshop()
    let outcome = try CommandRun.run(
      [
        "check", "--subject", try program.command(mistake, in: shop), "--rule", mistake.rule,
        "--rounds", "8", "--patience", "2",
      ], in: shop)
    #expect(outcome.status == 1, "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.contains("\nFAIL \(mistake.rule) MUST callback\n"), "\(outcome.output)")
  }

  @Test(arguments: hosted) func aWrongHostedOneFails(_ mistake: SubjectMistake) throws {
    let outcome = try HostedProgram.check(
      ["--rule", mistake.rule, "--rounds", "20"], wrong: mistake.number, in: Workshop())
    #expect(outcome.status == 1, "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.contains("\nFAIL \(mistake.rule) MUST callback\n"), "\(outcome.output)")
    // The line runs the same rule of the same program again.
    #expect(outcome.output.contains("libfixtures.so --rule \(mistake.rule) --form callback"))
  }
}
