extension Rule {
  static let demand = [
    Rule(
      "K23", [.callback, .sequence, .publisher],
      "No more elements are produced than were requested, including the window.",
      intent: "Back-pressure is what makes a fast producer safe.", exercise: "endless, counted"),
    Rule(
      "K24", [.callback, .publisher],
      "Requests add up and saturate, and the end needs none. Requests below 1 are refused with a status and have no effect.",
      intent: "Demand is arithmetic.", exercise: "counts"),
    Rule(
      "K25", [.callback, .publisher],
      "A request inside a callback works, even before subscribe has returned, and the stack does not grow with "
        + "the number of elements.",
      intent: "Consumers usually request there.", exercise: "counts up to 1 000 000"),
    Rule(
      "K26", [.callback, .sequence, .publisher],
      "While a consumer is blocked, memory does not grow without limit, and no element is lost.",
      level: .should,
      intent: "A buffer without a limit is a leak that depends on the weather.", exercise: "endless"
    ),
    Rule(
      "K27", [.callback, .sequence, .publisher],
      "Waiting for a silent flow, or for a request, takes no processor time.", level: .should,
      intent: "Batteries.", exercise: "never, endless after one element"),
  ]

  static let fetching = [
    Rule(
      "K58", [.callback],
      "A consumer that fetches elements gets each once and in order, fetched or delivered, then the end. If a "
        + "fetch finds none, the next is delivered even if the producer then computes or blocks.",
      intent: "Elements that nobody waits for are kept, not lost.",
      exercise: "KB_FETCHED: counts, throws, gated, with each placement and flag")
  ]
}
