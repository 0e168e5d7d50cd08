import KotlinBridgeTools

extension Rule {
  /// What the report says of a wrong bridge, and how that leads to the line that is wrong.
  package struct Lead: Sendable {
    /// The file name of the wrong bridge.
    package let bridge: String
    /// The rule that is broken.
    package let rule: String
    /// What the report says.
    let report: String
    /// Where its author looks.
    let line: String

    fileprivate init(_ bridge: String, _ rule: String, says report: String, leadsTo line: String) {
      (self.bridge, self.rule, self.report, self.line) = (bridge, rule, report, line)
    }
  }

  package static let leads = [
    Lead(
      "launchIn.kt", "K4", says: "`0 1 2 3 4 failed(boom) completed`",
      leadsTo:
        "Two ends: `completed` comes from `onCompletion { consumer.complete() }`, which runs after "
        + "`catch`, too."),
    Lead(
      "watchWithoutErrors.kt", "K6",
      says:
        "`printed 'Uncaught Kotlin exception: kotlin.IllegalStateException: boom'`, then `until then: "
        + "[subscribe returned] 0 1 2 3 4`",
      leadsTo:
        "The exception of the flow has left `launch { flow.collect { … } }`: nothing catches it there."
    ),
    Lead(
      "silentOnDeadScope.kt", "K21",
      says: "`flow: silentOnDeadScope_dead (dead)`, `nothing arrived`",
      leadsTo:
        "Only the flow on a cancelled scope is silent: the code that reports the end is inside `launch`, "
        + "whose body never begins."),
    Lead(
      "cancelBlocks.kt", "K15",
      says: "`expected: a cancel inside a callback that returns`, `observed: it did not happen`",
      leadsTo: "`cancel` waits: `runBlocking { job.cancelAndJoin() }`."),
    Lead(
      "callsAfterCancel.kt", "K11", says: "`15 began: … [cancel returned] 2667 2668 …`",
      leadsTo:
        "A bounded number of elements arrives in order after the cancel: a buffer that `finally` delivers."
    ),
    Lead(
      "truncatedText.classic.c", "K6",
      says: "the message that was stated, and `'no position … closed the conn'`",
      leadsTo: "The text ends after 63 characters: `char buffer[64]` in `tell_failure`."),
    Lead(
      "dropsEveryThousandth.classic.c", "K53",
      says: "`element 999 is missing: 19980 of 20000 arrived`",
      leadsTo:
        "20 are missing, and 999 is the first: the condition `value % 1000 == 999` in `tell_each`."),
    Lead(
      "cancelTakesSeconds.classic.c", "K54",
      says: "`the quicker of two took 3.0 s` for `endless` and for `never`",
      leadsTo: "The same time for each flow: a fixed wait at the end of `cancel`."),
    Lead(
      "losesNull.c", "K7", says: "`flow: null:3`, `no element arrived: completed released`",
      leadsTo: "The other empty elements arrived: the loop that copies elements leaves out null."),
    Lead(
      "answersTwice.c", "K20", says: "`the C table: 42 42 released`",
      leadsTo: "The same answer twice, before the release: the second `on_return` in `calls.c`."),
  ]

  static var leadsSection: String {
    let rows = leads.map { "| `\($0.bridge)` | \($0.rule) | \($0.report) | \($0.line) |" }
    return """
      ## From a report to the line

      A failure names the flow, what was expected and the history that was observed. Where a process died, it
      names the signal with the library and the offset in it: `addr2line -f -e libshop.so 0x1139` gives the
      line, if the library has debug information. These are the reports of ten wrong bridges.

      | Wrong bridge | Rule | The report says | Which leads to |
      | --- | --- | --- | --- |
      \(rows.joined(separator: "\n"))
      """
  }
}
