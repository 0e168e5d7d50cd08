extension Rule {
  static let delivery = [
    Rule(
      "K47", [.callback, .sequence, .publisher],
      "An emitted element reaches a consumer that waits for it even if the producer then computes or "
        + "blocks without suspending.",
      intent: "An element must not wait for the next one.",
      exercise: "gated, bursts of 1, 5, 1000, on the pool and on Dispatchers.IO"),
    Rule(
      "K48", [.callback, .sequence, .publisher],
      "The element that uses up the demand reaches the consumer before the next one is computed.",
      intent: "A consumer that requests one element wants that one.",
      exercise: "gated, one element requested, with each placement"),
    Rule(
      "K49", [.callback, .sequence],
      "In a rendezvous, emit returns only when the next element is requested: a consumer that stops "
        + "loses nothing.",
      intent: "An element taken from a channel and not delivered is lost.",
      exercise: "a channel received as a flow"),
  ]
}
