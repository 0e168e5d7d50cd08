extension Rule {
  private static let flows: [Form] = [.callback, .sequence, .publisher]

  static let independence = [
    Rule(
      "K50", [.callback], "Each callback receives the context that was passed to its subscription.",
      intent: "The context leads to the consumer's state; a wrong one is someone else's memory.",
      exercise: "counts, throws, eight at a time"),
    Rule(
      "K51", flows, "Several threads may subscribe at once.",
      intent: "Nobody in a real program knows who else subscribes at the same moment.",
      exercise: "counts, throws, by eight threads, many rounds"),
    Rule(
      "K52", flows, "Any number of subscriptions may be alive, and one more works like the first.",
      intent: "A table of 64 jobs is enough for every test, but not for a server.",
      exercise:
        "20 000 of never, or 100 of endless, or 450 that take a thread each; counts beside them and after them"
    ),
    Rule(
      "K53", flows,
      "No element is lost, however long the consumer takes for each and however many arrive.",
      intent: "A bridge that drops elements under load passes every short test.",
      exercise: "counts 20 000, and 20 000 of endless; the consumer blocks for a second"),
    Rule(
      "K54", [.callback, .publisher],
      "Cancel returns at once and waits for nothing: neither for a job that runs, nor for one that waits or has "
        + "ended.",
      intent: "A view that goes away must not freeze the next one.",
      exercise: "endless, never, counts, throws; 100 ms, unless the machine is slow to run a thread"
    ),
    Rule(
      "K55", [.callback],
      "A job may be released at any time, even inside a callback. If it was cancelled, that callback is the last. "
        + "Otherwise each release means the same: the whole flow with its end arrives, or the release cancels.",
      intent: "A consumer that has seen the end frees its resources at once.",
      exercise: "endless, counts and throws of a bridge whose jobs are released"),
  ]
}
