extension Violator {
  /// Hand-written bridges of the classic shape in C, without Kotlin.
  static let classic: [Violator] = [
    Violator("cancelOnlyMutes", .classic, breaks: "K21", says: "no live job within 2.0 seconds"),
    Violator("cancelTakesSeconds", .classic, breaks: "K54", says: ""),
    Violator("deafToCancel", .classic, breaks: "K10", says: "no"),
    Violator("dropsEveryThousandth", .classic, breaks: "K53", says: ""),
    Violator("dropsWhileBlocked", .classic, breaks: "K53", says: ""),
    Violator("emptyText", .classic, breaks: "K6", says: ""),
    Violator("keepsSubscriptions", .classic, breaks: "K36", says: ""),
    Violator("leaksLittle", .classic, breaks: "K36", says: ""),
    Violator("mixesContexts", .classic, breaks: "K50", says: ""),
    Violator("neverCompletesAfterCancel", .classic, breaks: "K13", says: "no signal of a flow that was silent"),
    Violator("releaseInsideFrees", .classic, breaks: "K55", says: ""),
    Violator("releaseInsideWaits", .classic, breaks: "K55", says: ""),
    Violator("secondTerminalLate", .classic, breaks: "K4", says: "exactly one terminal of counts:5"),
    Violator("silentAndSwallowing", .classic, breaks: "K21", says: ""),
    Violator("sixtyFourAlive", .classic, breaks: "K52", says: ""),
    Violator("subscribeNotThreadSafe", .classic, breaks: "K51", says: ""),
    Violator("terminalLateAfterCancel", .classic, breaks: "K10", says: "no terminal after a cancel"),
    Violator("terminalLateAfterInnerCancel", .classic, breaks: "K15", says: "nothing after the callback that cancelled"),
    Violator("thousandsAlive", .classic, breaks: "K52", says: ""),
    Violator("truncatedText", .classic, breaks: "K6", says: ""),
    Violator("wrongContext", .classic, breaks: "K50", says: ""),
    Violator("wrongText", .classic, breaks: "K6", says: ""),
  ]
}
