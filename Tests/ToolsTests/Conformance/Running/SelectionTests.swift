import KotlinBridgeConformance
import KotlinBridgeTools
import Testing

/// The choice of the rules that run, and of those that may fail.
struct SelectionTests {
  @Test func everythingRunsUnlessChosen() throws {
    let plan = try Plan(Selection(), forms: Form.allCases)
    let expected = Form.allCases.map { Conformance.rules(for: $0).count }.reduce(0, +)
    #expect(plan.checks.count == expected)
    #expect(plan.skipped.isEmpty)
  }

  @Test func theOrderIsByRuleThenForm() throws {
    var selection = Selection()
    selection.rules = ["K2", "K1"]
    let plan = try Plan(selection, forms: [.publisher, .callback])
    let places = plan.checks.map { "\($0.rule.id) \($0.form.rawValue)" }
    #expect(places == ["K1 callback", "K1 publisher", "K2 callback", "K2 publisher"])
  }

  @Test func whatIsSkippedIsKeptApart() throws {
    var selection = Selection()
    selection.forms = [.callback]
    selection.rules = ["K1", "K2"]
    selection.skips = ["K2"]
    let plan = try Plan(selection, forms: Form.allCases)
    #expect(plan.checks.map(\.rule.id) == ["K1"])
    #expect(plan.skipped.map(\.rule.id) == ["K2"])
  }

  @Test(arguments: [
    (["K43"], [Form](), [String](), "K43 can't be checked: This needs a second library"),
    (
      ["K1", "K31"], [.callback], [],
      "K31 has no check in the form callback; it has one in sequence"
    ),
    ([], [.call], [], "this library can't be checked in the form call, only in callback"),
    (["K1"], [], ["K1"], "nothing is left to run: every chosen rule is skipped"),
  ])
  func aSelectionThatMatchesNothingFails(
    rules: [String], forms: [Form], skips: [String], message: String
  ) throws {
    var selection = Selection()
    (selection.rules, selection.forms, selection.skips) = (rules, forms, skips)
    let error = #expect(throws: CommandError.self) { try Plan(selection, forms: [.callback]) }
    #expect(try #require(error).description.hasPrefix(message))
  }

  @Test func knownFailuresAreRulesOrRulesInAForm() throws {
    let known = try KnownFailures(
      text: "# ours\n\nK18 # a race\n  k19\tcallback\r\n", path: "known.txt")
    #expect(known.contains("K18", .callback))
    #expect(known.contains("K18", .publisher))
    #expect(known.contains("K19", .callback))
    #expect(!known.contains("K19", .publisher))
    #expect(!known.contains("K1", .callback))
  }

  @Test(arguments: [
    ("K1\nK99", "known.txt:2: there is no rule 'K99'; they are K1 to K74"),
    (
      "K1 callbacks",
      "known.txt:1: a form must be one of callback, sequence, publisher, call, library, peer"
    ),
    ("K31 callback", "known.txt:1: K31 is not a rule of the form callback"),
    ("K1 callback sequence", "known.txt:1: a line must be a rule, or a rule and a form"),
  ])
  func aWrongLineIsNamed(text: String, message: String) throws {
    let error = #expect(throws: CommandError.self) {
      try KnownFailures(text: text, path: "known.txt")
    }
    #expect(try #require(error).description.hasPrefix(message))
  }

  @Test func aMissingListIsNamed() {
    #expect(
      throws: CommandError(
        "the list of known failures /nowhere/known can't be read: there is no such file")
    ) { try KnownFailures(reading: "/nowhere/known") }
  }

  @Test(arguments: [
    (Finding.passed, Rule.Level.must, false, false, Standing.passed),
    (.passed, .must, true, false, .fixed),
    (.failed(expected: "", observed: ""), .must, false, false, .failed),
    (.failed(expected: "", observed: ""), .must, true, false, .known),
    (.failed(expected: "", observed: ""), .should, false, false, .warning),
    (.failed(expected: "", observed: ""), .should, false, true, .failed),
    (.failed(expected: "", observed: ""), .should, true, true, .known),
    (.notOffered(""), .must, true, true, .notOffered),
    (.couldNotRun(""), .should, false, false, .couldNotRun),
    (.couldNotRun(""), .must, true, false, .couldNotRun),
  ])
  func whatCountsFollowsFromTheFinding(
    finding: Finding, level: Rule.Level, isKnown: Bool, isStrict: Bool, expected: Standing
  ) {
    #expect(Standing(finding, level: level, isKnown: isKnown, isStrict: isStrict) == expected)
  }
}
