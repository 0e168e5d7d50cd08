import KotlinBridgeTools

/// The suite of one form in a report in JUnit's XML, with its cases.
struct JUnitSuite {
  private let name: String
  private(set) var tests = 0
  private(set) var failures = 0
  private(set) var errors = 0
  private(set) var skipped = 0
  private var time = Duration.zero
  private var cases: [String] = []

  /// - Parameter form: the name of the form.
  init(_ form: String) {
    name = form
  }

  /// The suite of a run that could not run anything, for this reason.
  init(problem: String) {
    name = "check"
    errors = 1
    let head = xmlAttributes(("message", problem), ("type", "could not run"))
    add("a library that can be checked", .zero, ["<error\(head)/>"])
  }

  /// The suite of a run that fails because it has too few checks.
  init(tooSmall sentence: String) {
    name = "check"
    failures = 1
    let head = xmlAttributes(("message", sentence), ("type", "--minimum"))
    add("enough checks", .zero, ["<failure\(head)/>"])
  }

  mutating func add(_ result: CheckResult) {
    let text = TextOfResult(result)
    switch result.standing {
    case .passed: add(result.check, result.duration, text.note.map { [Self.output($0)] } ?? [])
    case .failed, .fixed:
      failures += 1
      let head = xmlAttributes(("message", text.message), ("type", result.check.rule.id))
      add(
        result.check, result.duration, ["<failure\(head)>\(xmlEscaped(text.all))</failure>"])
    case .couldNotRun:
      errors += 1
      let head = xmlAttributes(("message", text.message), ("type", "could not run"))
      add(result.check, result.duration, ["<error\(head)>\(xmlEscaped(text.all))</error>"])
    case .warning:
      add(result.check, result.duration, [Self.output("warning: \(text.all)")])
    case .known: add(skipped: result.check, "known failure: \(text.message)", result.duration)
    case .explained:
      let rules = result.finding.explainers.sorted().joined(separator: ", ")
      add(skipped: result.check, "explained by \(rules): \(text.message)", result.duration)
    case .notOffered, .skipped:
      add(skipped: result.check, "not offered: \(text.message)", result.duration)
    }
  }

  private static func output(_ text: String) -> String {
    "<system-out>\(xmlEscaped(text))</system-out>"
  }

  mutating func add(skipped check: PlannedCheck) {
    add(skipped: check, "--skip \(check.rule.id)", .zero)
  }

  mutating func add(notRun check: PlannedCheck) {
    errors += 1
    let head = xmlAttributes(("message", "not run: interrupted"), ("type", "interrupted"))
    add(check, .zero, ["<error\(head)/>"])
  }

  private mutating func add(skipped check: PlannedCheck, _ reason: String, _ time: Duration) {
    skipped += 1
    add(check, time, ["<skipped\(xmlAttributes(("message", reason)))/>"])
  }

  private mutating func add(_ check: PlannedCheck, _ time: Duration, _ content: [String]) {
    add("\(check.rule.id) \(check.rule.sentence)", time, content)
  }

  private mutating func add(_ what: String, _ time: Duration, _ content: [String]) {
    tests += 1
    self.time += time
    let head = xmlAttributes(
      ("classname", "kotlin-bridge.\(name)"), ("name", what),
      ("time", time.secondsToTheMillisecond))
    cases += ["  <testcase\(head)>"] + content.map { "    " + $0 } + ["  </testcase>"]
  }

  func lines(_ properties: [String]) -> [String] {
    let head = xmlAttributes(
      ("name", name), ("tests", tests), ("failures", failures), ("errors", errors),
      ("skipped", skipped), ("time", time.secondsToTheMillisecond))
    return ["<testsuite\(head)>"] + properties.map { "  " + $0 } + cases + ["</testsuite>"]
  }
}

/// The text of a case, made of a result.
private struct TextOfResult {
  let message: String
  let all: String
  /// What a check that passes left out.
  let note: String?

  init(_ result: CheckResult) {
    var lines = [result.check.rule.sentence]
    note = if case .passed(let note) = result.finding { note } else { nil }
    switch result.finding {
    case .passed:
      message = "it passes although it is listed as a known failure"
    case .failed(let failures):
      message = failures.map(\.sentence).joined(separator: "; ")
      lines += failures.flatMap(\.lines)
    case .notOffered(let what), .couldNotRun(let what):
      message = what
      lines.append(what)
    }
    if !result.output.isEmpty { lines += ["printed:", result.output] }
    lines.append("again: \(result.again)")
    all = lines.joined(separator: "\n")
  }
}
