import Foundation
import TestHelpers
import Testing

@testable import KotlinBridgeConformance

/// `kotlin-bridge check --subject` judges bridges of other languages through a pipe.
@Suite(.onOwnThread) struct PipedSubjectTests {
  @Test(arguments: [
    ("exit 3", "it exited with status 3"),
    ("kill -9 $$", "it died of SIGKILL (signal 9)"),
    ("echo kotlin-bridge-subject 2; cat", "it printed 'kotlin-bridge-subject 2'"),
    ("echo hello", "it printed 'hello'"),
    ("printf kotlin-bri", "in the middle of the line 'kotlin-bri'"),
    ("exec sleep 100", "within 10 s; it printed nothing"),
    ("echo kotlin-bridge-subject 1; exec sleep 100", "its last line is 'kotlin-bridge-subject 1'"),
    ("echo kotlin-bridge-subject 1; echo ready; cat", "it offers no flow"),
    (
      "echo kotlin-bridge-subject 1; echo flow a lots", "the line 'flow a lots' is not a 'flow NAME"
    ),
    ("echo kotlin-bridge-subject 1; echo can fly; echo ready; cat", "'can fly' is unknown"),
    ("no-such-command", "it exited with status 127"),
    ("tr '\\0' x < /dev/zero", "is longer than 64 KB"),
  ])
  func oneThatDoesNotBeginWellIsAnError(script: String, problem: String) throws {
    let outcome = try CommandRun.run("check", "--subject", script)
    #expect(outcome.status == 2, "\(outcome.output)")
    #expect(outcome.error.contains(problem), "\(outcome.error)")
    #expect(outcome.error.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ("exit 4", "K1", "it exited with status 4"),
    ("kill -11 $$", "K1", "it died of SIGSEGV (signal 11)"),
    ("printf 'element 1'; exit 0", "K1", "in the middle of the line 'element 1'"),
    ("echo element one; cat", "K1", "the line 'element one' has no number"),
    ("echo element 1 x; cat", "K1", "the line 'element 1 x' is not understood"),
    ("echo 'end 1 \\q'; cat", "K1", "the line 'end 1 \\q' has an unknown escape"),
    ("echo element 9 0; cat", "K50", "names a subscription that does not exist"),
    ("tr '\\0' x < /dev/zero", "K1", "is longer than 64 KB"),
    ("cat", "K1", "the line 'request 1 32' is not understood"),
    ("cat > /dev/null", "K1", "no element arrived"),
    ("cat > /dev/null", "K13", "it did not arrive"),
    ("exec sleep 100", "K1", "no element arrived"),
  ])
  func oneThatGoesWrongFailsItsRule(script: String, rule: String, observed: String) throws {
    // The first process only loads, and reads no line.
    let subject =
      "echo kotlin-bridge-subject 1; echo flow a counts:5; echo flow b never; echo ready; "
      + "read line || exit 0; \(script == "cat" ? "echo request 1 32; cat > /dev/null" : script)"
    let outcome = try CommandRun.run(
      "check", "--subject", subject, "--rule", rule, "--patience", "1")
    #expect(outcome.status == 1, "\(outcome.error)")
    #expect(outcome.output.contains("\nFAIL \(rule) MUST callback\n"), "\(outcome.output)")
    #expect(outcome.output.contains(observed), "\(outcome.output)")
  }

  @Test func oneThatDoesNotEndWithItsInputFailsItsRule() throws {
    let subject =
      "echo kotlin-bridge-subject 1; echo flow a counts:0; echo ready; "
      + "read line || exit 0; echo end 1; exec sleep 100"
    let outcome = try CommandRun.run(
      "check", "--subject", subject, "--rule", "K8", "--patience", "1")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("it did not end within 1 s of the end of its input"))
  }

  @Test(arguments: [
    (["--subject", " "], "--subject is an empty command"),
    (["--subject", "a", "--subject", "b"], "only one --subject can be checked at a time"),
    (["--subject", "a", "libx.so"], "--subject can't be combined with a library"),
    (["--subject", "a", "--name", "x"], "--subject can't be combined with a library"),
  ])
  func optionsThatContradictIt(arguments: [String], problem: String) throws {
    let outcome = try CommandRun.run(["check"] + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(problem), "\(outcome.error)")
  }

  @Test(arguments: ["", "plain", "a b", "a\\b", "\\e", "\\s", "line\nline\r\nline", "Köln 🚀", " "])
  func aFieldIsReadAsItWasWritten(field: String) {
    let line = SubjectLine("failure", "1", field)
    #expect(!"\(line)".utf8.contains(UInt8(ascii: "\n")))
    #expect(SubjectLine("\(line)")?.fields == ["1", field])
  }

  @Test func aSubjectOffersItsNumberOrAnyNumber() throws {
    let five = try #require(OfferedFlow(SubjectLine("flow", "five", "counts:5")))
    #expect(five.behavior(for: .counts(7)) == .counts(5))
    #expect(five.argument(for: .counts(5)) == nil)
    let any = try #require(OfferedFlow(SubjectLine("flow", "any", "throws:*", "no such thing")))
    #expect(any.behavior(for: .throwsAfter(7)) == .throwsAfter(7))
    #expect(any.argument(for: .throwsAfter(7)) == "7")
    #expect(any.message == "no such thing")
  }
}
