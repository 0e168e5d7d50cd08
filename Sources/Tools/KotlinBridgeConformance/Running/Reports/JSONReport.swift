import KotlinBridgeTools

/// The report of a run as one JSON object.
///
/// - `schema`: 1. `library`: the path, or the command of a subject. `seed`, `rounds`, `strict`, `seconds`: how it ran.
/// - `pattern`: where the failures match a known mistake, its `sentence` and its `section` of
///   docs/RULES.md.
/// - `error`: why nothing could run. Then there are no results.
/// - `partial`: whether the run was interrupted. Then `notRun` lists the checks that it left out.
/// - `passed`, `failed`, `explained`, `warnings`, `verdicts`: counts. `minimum`: the count of
///   verdicts below which the run fails. `exitStatus`: the exit status of the command.
/// - `results`: in the order of the rules. Each has `rule`, `level`, `form`, `sentence`, `seconds`,
///   `again` (a command line) and `outcome`: `passed`, `failed`, `warning` (a SHOULD), `known` (a
///   known failure), `fixed` (it was known to fail and passed, which is a failure), `notOffered`,
///   `couldNotRun` (a failure), `explained` (it failed, and so did the rule that explains it),
///   `skipped`. Where they apply: `failures`, each with `expected`, `observed`, `flow`, `rule` (one that may explain
///   it, and has failed, too) and `breaks` (the one that is broken, if it is another one); `explainedBy`, these rules,
///   of an explained one; `note`, what a check that passed left out; `reason`; and `printed`, the end of what its
///   process printed. A rule whose own check saw nothing fails by what another check saw: `observed` begins with
///   `seen by` and the place.
struct JSONReport: Encodable {
  struct Result: Encodable {
    var rule: String
    var level: Rule.Level
    var form: Form
    var sentence: String
    var outcome: String
    var seconds: Double?
    var failures: [CheckFailure]?
    var explainedBy: [String]?
    var note: String?
    var reason: String?
    var printed: String?
    var again: String?
  }

  struct Place: Encodable {
    var rule: String
    var form: Form
  }

  struct Pattern: Encodable {
    var sentence: String
    var section: String
  }

  let schema = 1
  var library: String
  var seed: UInt64
  var rounds: Int
  var strict: Bool
  var seconds: Double
  var error: String?
  var pattern: Pattern?
  var partial: Bool
  var passed: Int
  var failed: Int
  var explained: Int
  var warnings: Int
  var verdicts: Int
  var minimum: Int
  var exitStatus: Int32
  var results: [Result]
  var notRun: [Place]

  init(_ report: RunReport) {
    library = report.library
    seed = report.settings.seed
    rounds = report.settings.rounds
    strict = report.isStrict
    seconds = report.duration.inSeconds
    error = report.problem
    pattern = report.pattern.map { Pattern(sentence: $0.sentence, section: $0.section) }
    partial = report.isPartial
    passed = report.passed
    failed = report.failed
    explained = report.count(.explained)
    warnings = report.count(.warning)
    verdicts = report.verdicts
    minimum = report.minimum
    exitStatus = report.exitStatus
    results = report.results.map(Result.init) + report.skipped.map(Result.init(skipped:))
    notRun = report.notRun.map { Place(rule: $0.rule.id, form: $0.form) }
  }
}

extension JSONReport.Result {
  fileprivate init(_ result: CheckResult) {
    self.init(check: result.check, result.standing)
    seconds = result.duration.inSeconds
    again = result.again
    if !result.output.isEmpty { printed = result.output }
    switch result.finding {
    case .passed(let note): self.note = note
    case .failed(let failures):
      self.failures = failures
      if result.standing == .explained { explainedBy = result.finding.explainers.sorted() }
    case .notOffered(let what), .couldNotRun(let what): reason = what
    }
  }

  fileprivate init(skipped check: PlannedCheck) {
    self.init(check: check, .skipped)
    reason = "--skip \(rule)"
  }

  private init(check: PlannedCheck, _ standing: Standing) {
    rule = check.rule.id
    level = check.rule.level
    form = check.form
    sentence = check.rule.sentence
    outcome = standing.rawValue
  }
}

extension RunReport {
  package var json: String { jsonText(JSONReport(self)) }
}
