extension Rule {
  private static let flows: [Form] = [.callback, .sequence, .publisher]

  static let cancellation = [
    Rule(
      "K10", flows,
      "After a cancel the signals stop, no terminal follows, and requests deliver nothing.",
      intent: "Whoever cancels has stopped listening.", exercise: "endless"),
    Rule(
      "K11", [.callback, .publisher],
      "After cancel has returned, at most one callback begins: one that a thread had already claimed.",
      intent: "Callbacks use memory that is freed after cancel.", exercise: "endless"),
    Rule(
      "K12", flows, "Cancel may be called repeatedly and by any thread.",
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
      intent: "`prefix(1)` cancels where it receives.",
      exercise: "endless; the last element of counts, throws, cancels, times out"),
    Rule(
      "K16", flows,
      "A cancel or request inside the terminal callback returns and changes nothing, and so does a cancel by "
        + "another thread meanwhile. The handle is valid until the release.",
      intent: "Consumers usually clean up at the end.",
      exercise: "counts, throws, cancels, dead, times out"),
    Rule(
      "K17", flows,
      "A cancel or request after the end changes nothing, for this subscription or any other. A handle is "
        + "refused after the release, however the flow has ended.",
      intent: "A deinit cancels without knowing whether the flow has ended.",
      exercise: "counts, throws, cancels, dead, times out"),
    Rule(
      "K18", flows, "A cancel that races with completion leads to one outcome and one release.",
      intent: "Either outcome is correct, but not both.", exercise: "counts, many rounds"),
    Rule(
      "K19", flows, "If a cancel races with elements, a prefix of them arrives.",
      intent: "No element may be duplicated, lost in the middle or reordered.",
      exercise: "endless, many rounds"),
    Rule(
      "K20", [.call],
      "A call has exactly one answer, whatever a cancel does, and its frame belongs to the caller again "
        + "when the function has returned.",
      intent: "An await must return.",
      exercise: "functions that wait, and that return or throw after a cancel"),
    Rule(
      "K21", flows,
      "A consumer's cancel reaches the job. A cancellation by Kotlin or a dead scope arrives as one "
        + "cancellation, and a timeout as a timeout, wherever Kotlin code runs.",
      intent: "Silence would leave the consumer waiting.",
      exercise: "cancels, dead, times out, endless"),
    Rule(
      "K22", [.sequence],
      "Leaving a loop, dropping an iterator at any time and cancelling a task all end the job.",
      intent: "Structured code has no other way to say stop.", exercise: "endless, never, counts"),
  ]
}
