import KotlinBridgeTools

extension Rule {
  /// All rules as Markdown: docs/RULES.md.
  package static var document: String {
    let checked = all.filter { $0.untested == nil }
    let last = [
      untestedSection, Mistake.section, leadsSection, reactiveStreamsSection, wrongBridges(checked),
    ]
    return ([introduction] + groups.map(section) + last)
      .joined(separator: "\n\n")
  }

  private static let groups: [(title: String, rules: [Rule])] = [
    ("Signals", signals), ("Cancellation", cancellation), ("Demand", demand),
    ("Re-entrancy and faults", faults), ("Resources", resources), ("Library", library),
    ("Delivery", delivery), ("Independence", independence), ("Entries", entries),
    ("Peers", peers), ("States and threads", states),
  ]

  private static let introduction = """
    # Rules

    The contract of a correct bridge between Kotlin flows and their consumers. `kotlin-bridge rules` writes this
    page from the rules in `Sources/Tools/KotlinBridgeConformance/Rules`, and a test keeps both in step.

    - The number of a rule never changes. Tests, wrong bridges and reports cite it.
    - MUST and SHOULD are those of [RFC 2119](https://www.rfc-editor.org/rfc/rfc2119): a bridge that
      violates a MUST is wrong. One that violates a SHOULD needs a good reason; `kotlin-bridge check` warns
      about it, and fails with `--strict`.
    - Forms: *callback* is a subscription that calls C functions or closures, *sequence* is an
      `AsyncSequence`, *publisher* has the shape of Combine's, *call* is a function that answers once,
      *library* is the shared library itself, and *peer* is an object of the consumer's that Kotlin calls.
    - *Exercised by* names what the flows in the checks do: `counts` (0, 1, 2 and so on, then completes),
      `throws` (elements, then an exception), `endless`, `never` (suspends forever), `cancels` (elements,
      then cancels itself), `dead` (its scope is cancelled already), `gated` (blocks its thread after each
      element until a gate opens), and others of this project's fixtures.
    - *Broken by* names the wrong bridges of this project that break the rule. Its checks must catch them.

    Every check of flows also checks what always holds: no more elements arrive than were requested (K23),
    callbacks do not overlap (K3, K35), and nothing arrives late (K4, K10, K13, K15). A failure counts for the
    rule that it breaks: if the check of K40 sees an end after a cancel, K10 fails, even if its own check saw
    nothing.

    A race runs 460 rounds, so that a fault of one in 100 rounds is found with a probability of 99 %. With
    `--thorough` it runs 92 000 rounds, to find a fault of one in 20 000, and first prints how long that may
    take.

    `kotlin-bridge check <library.so> --rule K2` runs one rule against a library.

    On two cores, a release build checks a correct library in all five forms in 34 s, and a hand-written bridge
    with ten flows in 21 s (29 November 2026). `./build.sh zoo 300` checks right bridges that are drawn from all
    that these rules leave open. None may be accused.

    The checks do not find everything. For a trial, 187 wrong bridges were made from the sentences of this page
    alone, without a look at the checks: 99 were found at the first try, and more than forty since. Most of
    the others need uses that no check makes, or show for a few nanoseconds only.
    """

  private static func section(_ group: (title: String, rules: [Rule])) -> String {
    let entries = group.rules.filter { $0.untested == nil }.map(entry)
    let offer = group.title == "Peers" ? [peersOffer] : []
    return (["## \(group.title)"] + offer + entries).joined(separator: "\n\n")
  }

  private static let peersOffer = """
    The checks attach a host of their own, written against nothing but the C header, to the library, or to a
    copy of its file if the program has already attached a host. They find what they need in the manifest, by type. *I* is an
    interface that hosts may implement: a type with `interface` and without `cases`, the one for which the
    library has most of these functions. A function that calls a member of I comes before that member. One that
    does something else with objects of Kotlin's own, or runs without a call of the host, only has the type, and is
    left out. *F* is `Flow<Long>`. A rule is not offered by a library that lacks the first function that it names.

    | A function of the type | has to |
    | --- | --- |
    \(PeerFunctions.Role.allCases.map { "| `\($0.words)` | \($0.task) |" }.joined(separator: "\n"))
    \(FlowFunctions.Role.allCases.map { "| `\($0.words)` | \($0.task) |" }.joined(separator: "\n"))

    K60 and K69 also use the first plain function without objects in its result whose first parameter is an
    interface that hosts may implement and that neither extends I nor is extended by it; its other parameters
    are zeros.
    """

  private static func entry(_ rule: Rule) -> String {
    var lines = [
      "### \(rule.id) \(rule.level.rawValue)", "", wrapped(rule.sentence), "",
      wrapped("- Why: \(rule.intent)"),
      wrapped("- Forms: \(rule.forms.map(\.rawValue).joined(separator: ", "))"),
      wrapped("- Exercised by: \(rule.exercise)"),
    ]
    if !rule.brokenBy.isEmpty {
      lines.append(wrapped("- Broken by: \(names(rule.brokenBy))"))
    }
    return lines.joined(separator: "\n")
  }

  private static var untestedSection: String {
    let entries = all.filter { $0.untested != nil }.map { rule in
      """
      ### \(rule.id) \(rule.level.rawValue)

      \(wrapped(rule.sentence))

      \(wrapped("- Why: \(rule.intent)"))
      \(wrapped("- Forms: \(rule.forms.map(\.rawValue).joined(separator: ", "))"))
      \(wrapped("- Untested: \(rule.untested ?? "")"))
      """
    }
    return (["## Untested", "No check from outside can prove these."] + entries)
      .joined(separator: "\n\n")
  }

  private static func wrongBridges(_ rules: [Rule]) -> String {
    let rows = rules.map {
      "| \($0.id) | \($0.brokenBy.isEmpty ? "none yet" : names($0.brokenBy)) |"
    }
    return """
      ## Wrong bridges

      These wrong bridges of this project break the rules. If none breaks a rule, nothing proves that its
      checks find anything.

      | Rule | Broken by |
      | --- | --- |
      \(rows.joined(separator: "\n"))

      | Wrong bridge | What it does |
      | --- | --- |
      \((Violator.all + Violator.controls).map { "| `\($0.fileName)` | \($0.does) |" }.joined(separator: "\n"))
      """
  }

  private static func names(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// Lines of at most 110 characters. An entry of a list is indented where it goes on.
  private static func wrapped(_ text: String) -> String {
    KotlinBridgeTools.wrapped(
      text, to: 110, indentation: text.hasPrefix("- ") ? "  " : ""
    ).joined(separator: "\n")
  }
}
