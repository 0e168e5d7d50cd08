extension Rule {
  private static let flows: [Form] = [.callback, .sequence, .publisher]

  static let signals = [
    Rule(
      "K1", flows,
      "Every signal arrives, whether callbacks begin before or after subscribe returns.",
      intent: "Kotlin may run inside the call or elsewhere, and a consumer cannot know which.",
      exercise: "counts"),
    Rule(
      "K2", flows,
      "Elements arrive in the order in which they were emitted, wherever Kotlin code runs.",
      intent: "A flow is a sequence.", exercise: "counts, with each placement"),
    Rule(
      "K3", flows, "No callback of a subscription begins while another one of it runs.",
      intent: "Consumers keep state without locks.",
      exercise:
        "from four threads, else counts; a consumer that is slow at the end of counts, throws, cancels, times out"
    ),
    Rule(
      "K4", flows, "A flow that ends by itself delivers exactly one terminal signal.",
      intent: "A continuation is resumed once, and must be.", exercise: "counts, throws"),
    Rule(
      "K5", flows, "After the terminal signal, nothing but the release follows.",
      intent: "The consumer has freed what it used.", exercise: "counts, throws, cancels"),
    Rule(
      "K6", flows,
      "An exception arrives as one failure after the elements before it, with its message and, "
        + "where the form has them, with its class, its causes and the fields that the manifest declares. They "
        + "stay valid while the callback runs.",
      intent: "Errors are part of the interface.",
      exercise: "throws at 0, 1 and 5, and by eight threads at once"),
    Rule(
      "K7", flows, "null, Unit, an empty string and an empty list are elements.",
      intent: "An empty element is not the end.", exercise: "hollow elements"),
    Rule(
      "K8", flows, "Flows with no element, one or many, and endless flows, work alike.",
      intent: "The edges are where hand-written code breaks.",
      exercise: "counts 0, 1, 1000; endless"),
    Rule(
      "K9", flows, "When the consumer is slow, the terminal is not lost and overtakes no element.",
      intent: "The end is the last signal of the same sequence.",
      exercise: "counts with a blocked consumer"),
  ]
}
