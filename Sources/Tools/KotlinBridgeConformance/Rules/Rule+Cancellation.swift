extension Rule {
  private static let flows: [Form] = [.callback, .sequence, .publisher]

  static let cancellation = [
    Rule(
      "K10", flows,
      "After a cancel the signals stop, no terminal follows, and requests bring nothing.",
      intent: "Whoever cancels has stopped listening.", exercise: "endless"),
    Rule(
      "K11", [.callback, .publisher],
      "After cancel has returned at most one callback begins, one that was claimed before.",
      intent: "Callbacks use memory that is freed after cancel.", exercise: "endless"),
    Rule(
      "K12", flows, "Cancel may be called again, and by any thread.",
      intent: "Cancels race in every real program.", exercise: "endless"),
    Rule(
      "K13", flows, "A cancel before the first element ends the job without a signal.",
      intent: "A cancel must not get lost because it came early.", exercise: "never, endless"),
    Rule(
      "K14", [.callback], "A subscription can be cancelled before subscribe has returned.",
      intent: "Callbacks may run inside subscribe.", exercise: "endless"),
    Rule(
      "K15", [.callback, .publisher],
      "A cancel inside a callback returns, and that callback is the last.",
      intent: "`prefix(1)` cancels where it receives.", exercise: "endless"),
    Rule(
      "K16", flows, "A cancel inside the terminal callback returns and changes nothing.",
      intent: "Cleaning up at the end is usual.", exercise: "counts, throws"),
    Rule(
      "K17", flows,
      "A cancel or request after the end changes nothing, for this subscription and for any other.",
      intent: "A deinit cancels without knowing.", exercise: "counts"),
    Rule(
      "K18", flows, "A cancel that races with completion gives one outcome and one release.",
      intent: "Either outcome is right, but not both.", exercise: "counts, many rounds"),
    Rule(
      "K19", flows, "A cancel that races with elements leaves a prefix of them.",
      intent: "No element is doubled, lost in the middle or mixed up.",
      exercise: "endless, many rounds"),
    Rule(
      "K20", [.call],
      "A call has exactly one answer, whatever a cancel does, and its frame is the caller's again when "
        + "the function has returned.",
      intent: "An await must return.",
      exercise: "functions that wait, return after a cancel, or throw then"),
    Rule(
      "K21", flows,
      "A consumer's cancel reaches the job; what Kotlin cancels, and a dead scope, arrive as one "
        + "cancellation; a timeout arrives as a timeout.",
      intent: "Silence hangs the consumer.", exercise: "cancels, dead, times out, endless"),
    Rule(
      "K22", [.sequence],
      "A loop that is left, an iterator that is dropped at any time and a cancelled task all end the job.",
      intent: "Structured code has no other way to say stop.", exercise: "endless, never, counts"),
  ]
}
