extension Violator {
  /// Bridges with this project's table that are wrong about subscriptions, their ends and their failures.
  static let subscriptions: [Violator] = [
    Violator(
      "losesEarlyRequests", .c,
      does: "a request before subscribe has returned does nothing and returns KB_OK",
      breaks: "K25",
      says: "each requested in the callback of the one before"),
    Violator(
      "requestsAwaitSubscribe", .c,
      does: "a request before subscribe has returned waits until it has",
      breaks: "K25",
      says: "a subscribe that returns although callbacks request before that"),
    Violator(
      "throwsAfterInnerCancel", .c,
      does: "a failure after a cancel inside the last element's callback is delivered",
      breaks: "K15, K40",
      says: "nothing after the callback that cancelled"),
    Violator(
      "completesAfterCancelledFailure", .c,
      does: "completes after a failure inside whose callback the consumer cancels",
      breaks: "K16, K40", sometimes: "K4, K15",
      says: "nothing after the callback that cancelled"),
    Violator(
      "repeatsLastInsideEnd", .c,
      does: "a request inside the callback of the end delivers the last elements again",
      breaks: "K16", sometimes: "K15, K58",
      says: "nothing after the callback that cancelled"),
    Violator(
      "handleDiesWithEnd", .c,
      does: "a handle is stale inside the callback of the end",
      breaks: "K16",
      says: "a handle is valid until its release"),
    Violator(
      "okForFailed", .c,
      does: "a cancel of a job that has failed returns KB_OK after its release",
      breaks: "K17",
      says: "KB_INVALID_HANDLE from a cancel after the release"),
    Violator(
      "releasesInsideTimeouts", .c,
      does: "releases a millisecond after a timeout is delivered, even if its callback still runs",
      breaks: "K3", sometimes: "K35",
      says: "no callback while the last ones run"),
    Violator(
      "unseenTwice", .c,
      does: "the release reports a failure that was delivered",
      breaks: "K40",
      sometimes: "K36",
      says: "a release without a failure"),
    Violator(
      "unseenLostInside", .c,
      does: "the release does not report a failure after a cancel inside a callback",
      breaks: "K40",
      says: "after a cancel inside a callback"),
    Violator(
      "unseenLostHere", .c,
      does: "the release does not report a failure after a cancel with KB_CANCEL_HERE",
      breaks: "K40",
      says: "KB_CANCEL_HERE"),
    Violator(
      "cancelsSlowly", .c,
      does: "the first cancel of a job takes 300 ms",
      breaks: "K54, K54 publisher, K72 library", sometimes: "K12, K20 call, K36 call",
      says: "a cancel that returns within 0.1 seconds"),
    Violator(
      "holdsLastOnIO", .c,
      does: "with KB_IO, each element waits for the next one or the end",
      breaks: "K40, K47, K47 sequence, K48, K48 sequence, K72 library",
      says: "each element of a burst of 1 while the producer blocks"),
    Violator(
      "reordersOnIO", .c,
      does: "with KB_IO, delivers the 102nd Long of a flow before the 101st",
      breaks: "K2, K2 sequence, K58",
      says: "each of the 10000 elements once, in their order"),
    Violator(
      "timeoutOnIOAsCancellation", .c,
      does: "with KB_IO, a timeout has the code of a cancellation",
      breaks: "K21, K21 sequence",
      says: "0 1 2 3 4 timeout()"),
    Violator(
      "cancelsLaterOnIO", .c,
      does: "with KB_IO, no cancel unwinds the job inside the call",
      breaks: "K72 library",
      says: "inside a cancel with KB_CANCEL_HERE"),
    Violator(
      "losesFetchedBeyond", .c,
      does: "loses the elements beyond 256 that are fetched together",
      breaks: "K58",
      says: "each of the 5000 elements once, in their order"),
  ]

  /// Hand-written bridges of the classic shape that are wrong about cancels, ends and releases.
  static let classicEnds: [Violator] = [
    Violator(
      "cancelTakesHalfASecond", .classic,
      does: "the first cancel of a job returns after half a second",
      breaks: "K54", sometimes: "K12",
      says: "a cancel that returns within 0.1 seconds: of a flow that goes on"),
    Violator(
      "cancelOfEndedWaits", .classic,
      does: "a cancel of a job that has ended returns after 400 ms",
      breaks: "K54",
      says: "a cancel that returns within 0.1 seconds: of a flow that has ended"),
    Violator(
      "endsTwiceForTwo", .classic,
      does: "two cancels at once end a job that waits twice",
      breaks: "K12",
      sometimes: "K36",
      says: "no live job"),
    Violator(
      "failureIgnoresInnerCancel", .classic,
      does: "a failure arrives although a callback has cancelled before",
      breaks: "K15",
      says: "nothing after the callback that cancelled"),
    Violator(
      "cancelRepeatsTheEnd", .classic,
      does: "a cancel by another thread while the end's callback runs delivers the end again",
      breaks: "K16", sometimes: "K4, K18",
      says: "during whose callback another thread cancelled"),
    Violator(
      "sharesTexts", .classic,
      does: "the messages of all failures are in one buffer, which is cleared after each callback",
      breaks: "K51", sometimes: "K6, K50",
      says: "a failure with "),
    Violator(
      "failsToTheNewest", .classic,
      does: "a failure arrives with the context of the newest subscription",
      breaks: "K50", sometimes: "K3, K4, K10, K15, K17, K36, K51",
      says: "the end within 2.0 seconds"),
    Violator(
      "releaseLosesEnd", .classic,
      does: "after a release without a cancel, the elements arrive without the end",
      breaks: "K55",
      says: "as another one went on after its release"),
    Violator(
      "everyOtherReleaseCancels", .classic,
      does: "every other release of a job is also a cancel",
      breaks: "K55",
      says: "as another one went on after its release"),
  ]
}
