extension Rule {
  static let fetching = [
    Rule(
      "K58", [.callback],
      "Who fetches elements gets each of them once and in order, fetched or brought, then the end. One that "
        + "found none is brought the next although the producer then computes or blocks.",
      intent: "Elements that nobody waits for are gathered, and not lost.",
      exercise: "KB_FETCHED: counts, throws, gated, with each placement and flag")
  ]
}
