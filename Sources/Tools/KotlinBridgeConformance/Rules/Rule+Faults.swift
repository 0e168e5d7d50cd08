extension Rule {
  private static let flows: [Form] = [.callback, .sequence, .publisher]

  static let faults = [
    Rule(
      "K28", flows, "A flow can be subscribed to inside a callback of another flow.",
      intent: "Operators such as flatMap do so.", exercise: "counts in counts"),
    Rule(
      "K29", [.callback, .publisher],
      "A consumer that gives up inside a callback does not stop any other.",
      intent: "Consumers do not know each other.", exercise: "endless twice"),
    Rule(
      "K30", [.callback], "All callbacks may come before subscribe returns.",
      intent: "The caller's thread is a place to run too.", exercise: "counts"),
    Rule(
      "K31", [.sequence],
      "A second next() at the same time is refused, and the first one keeps waiting.",
      intent: "A mistake must not become a hang.", exercise: "never"),
    Rule(
      "K32", [.sequence], "Each iteration collects anew.",
      intent: "A cold flow is a recipe.", exercise: "counts three times"),
    Rule(
      "K33", flows, "Blocked consumers do not delay any other consumer, however many there are.",
      intent: "One slow view must not stop the application, nor do two hundred.",
      exercise: "200 blocked consumers, or one, beside counts, a call, a timer and a cancel"),
    Rule(
      "K34", flows, "A late subscriber to a hot flow gets the replay.",
      intent: "The first value is the state.", exercise: "replays"),
  ]
}
