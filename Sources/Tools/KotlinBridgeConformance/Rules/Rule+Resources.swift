extension Rule {
  private static let flows: [Form] = [.callback, .sequence, .publisher]

  static let resources = [
    Rule(
      "K35", [.callback],
      "The context is released exactly once, after everything else and never inside another callback.",
      intent: "Release is where memory is freed.",
      exercise: "counts, throws, cancels, dead, endless"),
    Rule(
      "K36", flows + [.call, .library],
      "Jobs, threads, file descriptors and memory return to their previous level.",
      intent: "A leak per subscription eventually ends every process.",
      exercise: "each way to end a subscription and a call; mistakes, states, fetches; many rounds"),
    Rule(
      "K37", [.sequence], "No task waits forever for a flow that was cancelled.",
      intent: "A continuation that is left behind is a task that never ends.",
      exercise: "never, in eight tasks"),
    Rule(
      "K38", [.callback, .publisher],
      "A thread that subscribes and exits at once takes nothing with it.",
      intent: "Thread pools shrink.", exercise: "counts"),
    Rule(
      "K39", flows + [.call], "A process with live subscriptions and calls can exit.",
      intent: "Applications exit at any time.", exercise: "endless, never, exit(0)"),
    Rule(
      "K40", [.callback],
      "A failure after the consumer's cancel is reported only by the release, wherever and however the consumer "
        + "cancels. The release reports no other failure.",
      intent: "It is not a signal, but it must not vanish.",
      exercise: "fails when cancelled; counts, throws, cancels, dead, times out; endless, never"),
  ]
}
