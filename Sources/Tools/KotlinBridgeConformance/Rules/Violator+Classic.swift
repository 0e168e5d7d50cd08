extension Violator {
  /// Hand-written bridges of the classic shape in C, without Kotlin.
  static let classic: [Violator] = [
    Violator(
      "cancelOnlyMutes", .classic,
      does: "a cancel stops the callbacks, but the job computes forever", breaks: "K21",
      sometimes: "K47",
      says: "no live job within 2.0 seconds"),
    Violator(
      "cancelTakesSeconds", .classic, does: "the first cancel of a job returns after three seconds",
      breaks: "K54",
      sometimes: "K29",
      says: "a cancel that returns within 0.1 seconds"),
    Violator(
      "deafToCancel", .classic, does: "cancel does nothing", breaks: "K10",
      sometimes: "K11, K21, K47, K55",
      says: "within 2.0 seconds"),
    Violator(
      "dropsEveryThousandth", .classic,
      does: "loses every thousandth element once a callback has taken half a second",
      breaks: "K53",
      says: "each of the 20000 elements once, in their order"),
    Violator(
      "dropsWhileBlocked", .classic,
      does: "a full queue drops the elements that have waited for half a second", breaks: "K53",
      says: "each of the 20000 elements once, in their order"),
    Violator(
      "emptyText", .classic, does: "failures have no message", breaks: "K6",
      sometimes: "K50, K51",
      says: "a failure with "
    ),
    Violator(
      "keepsSubscriptions", .classic, does: "keeps every subscription in a list", breaks: "K36",
      says: "bytes kept for each of"),
    Violator(
      "leaksLittle", .classic, does: "leaks 200 bytes with every subscription", breaks: "K36",
      says: "bytes kept for each of"),
    Violator(
      "mixesContexts", .classic, does: "callbacks receive the context of the last subscription",
      breaks: "K50",
      sometimes: "K3, K4, K10, K15, K17, K28, K29, K33, K36, K39, K51, K55",
      says: "5 elements within 2.0 seconds"),
    Violator(
      "neverCompletesAfterCancel", .classic,
      does: "a flow that waits completes 2 ms after its cancel", breaks: "K13",
      says: "no signal of a flow that was silent"),
    Violator(
      "releaseInsideFrees", .classic,
      does: "a release inside a callback frees what the bridge uses after it", breaks: "K55",
      sometimes: "K36",
      says: "a verdict"),
    Violator(
      "releaseInsideWaits", .classic,
      does: "release waits for the callback, and inside one forever",
      breaks: "K55",
      sometimes: "K36",
      says: "a cancel and a release inside a callback that returns"),
    Violator(
      "secondTerminalLate", .classic, does: "completes or fails once more after 100 ms",
      breaks: "K4",
      sometimes: "K36, K55",
      says: "exactly one terminal of counts:5"),
    Violator(
      "silentAndSwallowing", .classic,
      does: "completes for a flow that cancels itself, and delivers nothing on a dead scope",
      breaks: "K21",
      sometimes: "K16",
      says: "0 1 2 3 4 cancelled()"),
    Violator(
      "sixtyFourAlive", .classic, does: "the 65th live subscription waits forever",
      breaks: "K52",
      sometimes: "K36",
      says: "elements beside 20000 live subscriptions"),
    Violator(
      "subscribeNotThreadSafe", .classic,
      does: "of two subscriptions made at once, one may get nothing and the other everything twice",
      breaks: "K51", says: "5 elements"),
    Violator(
      "terminalLateAfterCancel", .classic, does: "completes 150 ms after a cancel from outside",
      breaks: "K10",
      sometimes: "K36",
      says: "no terminal after a cancel"),
    Violator(
      "terminalLateAfterInnerCancel", .classic,
      does: "completes 150 ms after a cancel inside a callback", breaks: "K15",
      sometimes: "K36",
      says: "nothing after the callback that cancelled"),
    Violator(
      "thousandsAlive", .classic, does: "the 10 001st live subscription waits forever",
      breaks: "K52", says: "elements beside 20000 live subscriptions"),
    Violator(
      "truncatedText", .classic, does: "truncates the messages of failures to 63 bytes",
      breaks: "K6",
      sometimes: "K50, K51",
      says: "a failure with the message 'no position of the station"),
    Violator(
      "wrongContext", .classic, does: "callbacks receive the job instead of the context",
      breaks: "K50",
      sometimes: "K4, K8, K21",
      says: "callbacks with the context that was passed to subscribe"),
    Violator(
      "wrongText", .classic, does: "every failure has the same message", breaks: "K6",
      sometimes: "K50, K51",
      says: "a failure with the message 'no position of the station"),
    Violator(
      "endOverlaps", .classic,
      does: "delivers the end while the last element's callback runs, if that takes a millisecond",
      breaks: "K3", sometimes: "K4, K5, K6, K15, K18, K21, K36, K50, K51, K55",
      says: "no callback while the last ones run"),
    Violator(
      "endRecurses", .classic,
      does: "a cancel inside a callback completes inside it",
      breaks: "K15, K29, K36", sometimes: "K3, K16, K54, K55",
      says: "nothing after the callback that cancelled"),
    Violator(
      "cancelsWaitForEachOther", .classic,
      does: "cancel waits for a callback that runs, also inside another one",
      breaks: "K29",
      says: "two cancels that return"),
    Violator(
      "cancelsTheNewest", .classic,
      does: "a cancel of an ended job cancels the job that was made last",
      breaks: "K17, K36",
      says: "more elements of a subscription beside one that ended"),
    Violator(
      "releaseFreesRunning", .classic,
      does: "the release of a running job that was not cancelled frees it",
      breaks: "K55",
      says: "a verdict"),
    Violator(
      "releaseLosesElements", .classic,
      does: "after a release without a cancel, the end arrives without the elements",
      breaks: "K55",
      says: "the elements and one end, or only the first elements"),
    Violator(
      "releaseLosesFailure", .classic,
      does: "after a release a failure arrives as a completion",
      breaks: "K55",
      says: "the elements and one end, or only the first elements"),
    Violator(
      "leaksWhenCancelled", .classic,
      does: "leaks 40 bytes with a cancel from outside",
      breaks: "K36",
      says: "bytes kept for each of"),
    Violator(
      "leaksWhenCancelledInside", .classic,
      does: "leaks 64 bytes with a cancel inside a callback",
      breaks: "K36",
      says: "bytes kept for each of"),
    Violator(
      "leaksWhenReleasedInside", .classic,
      does: "leaks 200 bytes with a release inside a callback",
      breaks: "K36",
      says: "bytes kept for each of"),
    Violator(
      "leaksMessages", .classic,
      does: "leaks the text of each failure",
      breaks: "K36",
      says: "bytes kept for each of"),
    Violator(
      "closesInput", .classic,
      does: "the first subscription closes the process's standard input",
      breaks: "K36",
      says: "the descriptors of others left open"),
    Violator(
      "closesTwice", .classic,
      does: "closes the number of its file once more when the job is released",
      breaks: "K36",
      says: "the descriptors of others left open"),
    Violator(
      "neverJoins", .classic,
      does: "every eighth thread is neither joined nor detached, so its stack stays",
      breaks: "K36",
      says: "bytes kept for each of"),
    Violator(
      "stackGrows", .classic,
      does: "delivers each element inside the call for the one before",
      breaks: "K25",
      says: "a stack that does not grow with the number of elements"),
    Violator(
      "wakesOften", .classic,
      does: "wakes up a thousand times a second for each silent flow",
      breaks: "K27", sometimes: "K73",
      says: "threads that sleep while nothing arrives"),
    Violator(
      "threadForEach", .classic,
      does: "a waiting job keeps a thread",
      breaks: "K73",
      says: "500 waiting subscriptions that take neither a thread nor 200 KB each"),
    Violator(
      "firstTextForAll", .classic,
      does: "each failure has the message of the first one",
      breaks: "K6",
      says: "a failure with the message"),
    Violator(
      "lateBurst", .classic,
      does: "three elements arrive 1.5 seconds after a cancel",
      breaks: "K10", sometimes: "K11, K12, K15, K17, K21, K29, K36, K54, K55",
      says: "no signals after a cancel"),
  ]
}
