extension Rule {
  static let delivery = [
    Rule(
      "K47", [.callback, .sequence, .publisher],
      "An element that was emitted reaches a consumer who waits for it although the producer then "
        + "computes or blocks without suspending.",
      intent: "An element must not wait for the next one.", exercise: "gated, bursts of 1, 5, 1000"),
    Rule(
      "K48", [.callback, .sequence, .publisher],
      "The element that used up the credit reaches the consumer before the next one is computed.",
      intent: "Who asks for one element wants that one.", exercise: "gated, one element asked for"),
    Rule(
      "K49", [.callback, .sequence],
      "In a rendezvous, emit returns only with the request for the next element: a consumer that stops "
        + "loses nothing.",
      intent: "What is taken from a channel and not handed on is gone.",
      exercise: "a channel received as a flow"),
  ]
}
