import KotlinBridgeTools

extension Mistake {
  /// The ten mistakes as Markdown.
  static var section: String {
    ([introduction] + all.map(\.entry)).joined(separator: "\n\n")
  }

  private static let introduction = """
    ## Frequent mistakes

    The ten most frequent mistakes of hand-written bridges. If the failures of a run look like one of
    them, the report of `kotlin-bridge check` says so. The code is what people usually write; it has the
    callbacks of a bridge, a `flow` and a `scope` with a `SupervisorJob` around it.
    """

  private var entry: String {
    """
    ### \(title)

    \(usual)

    \(lines(harm))

    \(lines(repair.words))

    \(repair.code)

    \(lines("Named by: \(rules.joined(separator: ", "))"))
    """
  }

  private func lines(_ text: String) -> String {
    wrapped(text, to: 110).joined(separator: "\n")
  }

  /// The ten most frequent mistakes, in the order of their numbers.
  package static let all = ends + cancels + buffers
}
