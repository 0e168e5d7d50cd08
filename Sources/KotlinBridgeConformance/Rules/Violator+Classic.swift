extension Violator {
  /// Hand-written bridges of the classic shape in C, without Kotlin.
  static let classic: [Violator] = [
    Violator("cancelOnlyMutes", .classic, breaks: "K21", says: "no live job within 2.0 seconds"),
    Violator(
      "cancelTakesSeconds", .classic, breaks: "K54",
      says: "a cancel that returns within 2.0 seconds"),
    Violator(
      "deafToCancel", .classic, breaks: "K10", says: "within 2.0 seconds"),
    Violator(
      "dropsEveryThousandth", .classic, breaks: "K53",
      says: "each of the 20000 elements once, in their order"),
    Violator(
      "dropsWhileBlocked", .classic, breaks: "K53",
      says: "each of the 20000 elements once, in their order"),
    Violator("emptyText", .classic, breaks: "K6", says: "a failure with "),
    Violator("keepsSubscriptions", .classic, breaks: "K36", says: "bytes kept for each of"),
    Violator("leaksLittle", .classic, breaks: "K36", says: "bytes kept for each of"),
    Violator("mixesContexts", .classic, breaks: "K50", says: "5 elements within 2.0 seconds"),
    Violator(
      "neverCompletesAfterCancel", .classic, breaks: "K13",
      says: "no signal of a flow that was silent"),
    Violator("releaseInsideFrees", .classic, breaks: "K55", says: "a verdict"),
    Violator(
      "releaseInsideWaits", .classic, breaks: "K55",
      says: "a cancel and a release inside a callback that returns"),
    Violator(
      "secondTerminalLate", .classic, breaks: "K4", says: "exactly one terminal of counts:5"),
    Violator("silentAndSwallowing", .classic, breaks: "K21", says: "0 1 2 3 4 cancelled()"),
    Violator(
      "sixtyFourAlive", .classic, breaks: "K52", says: "elements beside 20000 live subscriptions"),
    Violator(
      "subscribeNotThreadSafe", .classic, breaks: "K51", says: "5 elements"),
    Violator(
      "terminalLateAfterCancel", .classic, breaks: "K10", says: "no terminal after a cancel"),
    Violator(
      "terminalLateAfterInnerCancel", .classic, breaks: "K15",
      says: "nothing after the callback that cancelled"),
    Violator(
      "thousandsAlive", .classic, breaks: "K52", says: "elements beside 20000 live subscriptions"),
    Violator(
      "truncatedText", .classic, breaks: "K6",
      says: "a failure with the message 'no position of the station"),
    Violator(
      "wrongContext", .classic, breaks: "K50",
      says: "callbacks with the context that subscribe was given"),
    Violator(
      "wrongText", .classic, breaks: "K6",
      says: "a failure with the message 'no position of the station"),
  ]
}
