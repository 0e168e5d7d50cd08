extension Violator {
  /// All wrong bridges. `kotlin-bridge rules` writes them into the table of docs/RULES.md.
  package static let all = others + classic

  private static let others: [Violator] = [
    Violator(
      "batchesElements", .kotlin, breaks: "K47, K48",
      says: "each element of a burst of 1 while the producer blocks"),
    Violator(
      "buffersWithoutLimit", .kotlin, breaks: "K26, K33",
      sometimes: "K6, K10, K11, K12, K13, K15, K19, K21, K29, K36",
      says: "memory that does not grow while the consumer is blocked"),
    Violator(
      "busyWaits", .kotlin, breaks: "K27", sometimes: "K13, K39, K47, K48",
      says: "hardly any processor time while nothing comes"),
    Violator(
      "callsAfterCancel", .kotlin, breaks: "K11, K15, K47, K48", sometimes: "K10, K19",
      says: "at most one callback that begins after cancel has returned"),
    Violator(
      "cancelBlocks", .kotlin, breaks: "K15, K29", sometimes: "K16, K36",
      says: "a cancel inside a callback that returns within 2.0 seconds"),
    Violator("cancellationAsCompletion", .kotlin, breaks: "K21", says: "0 1 2 3 4 cancelled()"),
    Violator(
      "cancelsLate", .kotlin, breaks: "K11, K15", sometimes: "K10, K12, K18, K19, K36",
      says: "at most one callback that begins after cancel has returned"),
    Violator(
      "completesTwice", .kotlin, breaks: "K4, K5", sometimes: "K18",
      says: "exactly one terminal of counts:5"),
    Violator(
      "completionCause", .kotlin, breaks: "K10, K15, K21", sometimes: "K13, K18, K19",
      says: "no terminal after a cancel"),
    Violator(
      "dropsTerminal", .kotlin, breaks: "K1, K4, K6, K8, K9, K21, K47, K48",
      says: "the end within 2.0 seconds"),
    Violator("keepsSubscriptions", .kotlin, breaks: "K36", says: "bytes kept for each of"),
    Violator(
      "launchIn", .kotlin, breaks: "K4, K5, K10, K15, K21", sometimes: "K12, K13, K18, K19",
      says: "exactly one terminal of throws:5"),
    Violator(
      "leaksJobs", .kotlin, breaks: "K36",
      says: "bytes kept for each of"),
    Violator(
      "losesFirst", .kotlin, breaks: "K1, K2, K6, K8, K9, K21, K28, K33, K38, K47, K48",
      sometimes: "K12, K18, K19", says: "5 elements within 2.0 seconds"),
    Violator("mutesOnCancel", .kotlin, breaks: "K21", says: "a job that ends with its cancel"),
    Violator(
      "outOfOrder", .kotlin, breaks: "K2, K47, K48", sometimes: "K12, K18, K19",
      says: "each of the 5 elements once, in their order"),
    Violator(
      "overlaps", .kotlin, breaks: "K2", sometimes: "K3, K11, K12, K15, K18, K19, K36",
      says: "each of the 5 elements once, in their order"
    ),
    Violator("silentOnDeadScope", .kotlin, breaks: "K21", says: "cancelled()"),
    Violator(
      "stopsOthers", .kotlin, breaks: "K33", sometimes: "K28, K29",
      says: "5 elements within 2.0 seconds"),
    Violator("swallowsErrors", .kotlin, breaks: "K6", says: "0 1 2 3 4 failed()"),
    Violator(
      "terminalOvertakes", .kotlin, breaks: "K5, K9, K47, K48", sometimes: "K18",
      says: "nothing after the terminal of counts:5 but the release"),
    Violator(
      "watchWithoutErrors", .kotlin, breaks: "K4, K5, K6, K21, K36", says: "0 1 2 3 4 cancelled()"),
    Violator(
      "acceptsMalformed", .c, breaks: "K42 library, K46 call",
      says: "the documented status for each mistake"),
    Violator(
      "acceptsStaleHandles", .c, breaks: "K42 library",
      says: "the documented status for each mistake"),
    Violator(
      "acceptsUnknownIds", .c, breaks: "K42 library", says: "the documented status for each mistake"
    ),
    Violator(
      "acceptsUnknownFlags", .c, breaks: "K42 library",
      says: "the documented status for each mistake"),
    Violator("acceptsZeroDemand", .c, breaks: "K24, K42 library", says: "a request of 0 refused"),
    Violator(
      "answersAfterRelease", .c, breaks: "K20 call, K33, K36 call, K46 call",
      says: "one answer of a call that returns 42, cancelled after its an"),
    Violator(
      "answersTwice", .c, breaks: "K20 call, K36 call",
      says: "one answer of a call that returns 42, cancelled after its an"),
    Violator(
      "answersInFrameLate", .c, breaks: "K20 call", says: "one answer of a call that never returns"),
    Violator(
      "answersWrongAfterCancel", .c, breaks: "K20 call",
      says: "one answer of a call that returns 11 after a cancel: 11, and"),
    Violator(
      "batchesElements", .c,
      breaks:
        "K34, K40, K47, K34 sequence, K34 publisher, K47 sequence, K47 publisher",
      says: "each element of a burst of 1 while the producer blocks"),
    Violator("brokenManifest", .c, breaks: "K45 library", says: "a manifest that can be read"),
    Violator(
      "callsAfterCancel", .c, breaks: "K14, K15, K16",
      sometimes: "K10, K11, K12, K13, K18, K19, K35",
      says: "the release alone after the callback that cancelled"),
    Violator(
      "cancelledAsFailure", .c, breaks: "K20 call, K21, K36 call",
      says: "one answer of a call that cancels itself, cancelled after it"),
    Violator(
      "cancelNeverReaches", .c,
      breaks:
        "K10, K11, K12, K13, K14, K15, K19, K20 call, K21, K23, K33, K34, K35, K36, K36 call, K40, "
        + "K42 library, K45 library, K49",
      says: "no live job within 2.0 seconds"),
    Violator(
      "cancelNotIdempotent", .c, breaks: "K12, K17, K20 call, K42 library", says: "no error"),
    Violator(
      "cancelWaits", .c, breaks: "K14, K15, K16, K20 call, K29", sometimes: "K36 call",
      says: "a cancel inside a callback that returns within 2.0 seconds"),
    Violator(
      "collectsOnce", .c,
      breaks:
        "K1, K6, K8, K11, K23, K24, K28, K33, K34, K35, K36, K38, K46 call, K47, K48, K49, "
        + "K1 sequence, K1 publisher, K8 sequence, K8 publisher, K28 sequence, "
        + "K28 publisher, K33 sequence, K33 publisher, K11 publisher", sometimes: "K18",
      says: "5 elements within 2.0 seconds"),
    Violator(
      "completesOnCancel", .c, breaks: "K10, K13, K14, K15", sometimes: "K12, K16, K18, K19",
      says: "no terminal after a cancel"),
    Violator(
      "crashesOnExit", .c,
      breaks:
        "K39, K39 sequence, K39 publisher", says: "a process that goes on and ends by itself"),
    Violator(
      "dropsTerminal", .c, breaks: "K1, K4, K6, K8, K9, K21", says: "the end within 2.0 seconds"),
    Violator(
      "elementAfterTerminal", .c,
      breaks: "K1, K2, K5, K6, K7, K8, K16, K21, K24, K28, K30, K33, K38",
      sometimes: "K18, K46 call", says: "each of the 5 elements once"),
    Violator(
      "endsWithThread", .c,
      breaks:
        "K38, K38 publisher", says: "20 elements within 2.0 seconds"),
    Violator("endsHoldsEarly", .c, breaks: "K57 library", says: "an object that is held twice"),
    Violator("escapingTwin", .c, breaks: "K56 library", says: "a verdict"),
    Violator(
      "executableStack", .c, breaks: "K44 library",
      says: "a file that exports its entry and its generated table alone,"),
    Violator(
      "exportsDemangle", .c, breaks: "K44 library",
      says: "a file that exports its entry and its generated table alone,"),
    Violator(
      "failureAsCompletion", .c,
      breaks:
        "K6, K21, K6 sequence, K6 publisher", says: "failed()"),
    Violator("hangsOnExit", .c, breaks: "", says: "did not end within"),
    Violator(
      "holdsLast", .c,
      breaks:
        "K23, K34, K40, K47, K48, K49, K23 publisher, K34 sequence, K34 publisher, K47 sequence, "
        + "K47 publisher, K48 sequence, K48 publisher, K49 sequence",
      says: "the one element that was asked for before the next is computed"),
    Violator(
      "ignoresDemand", .c,
      breaks:
        "K23, K24, K49, K23 sequence, K49 sequence", sometimes: "K36",
      says: "elements made for a demand of 1"),
    Violator(
      "losesFetched", .c, breaks: "K58, K2 sequence", says: "each of the 1000 elements once"),
    Violator(
      "repeatsFetched", .c, breaks: "K58, K2 sequence", says: "each of the 1000 elements once"),
    Violator(
      "forgetsWhoWaits", .c, breaks: "K58, K47 sequence", says: "elements once, in their order"),
    Violator(
      "ignoresRendezvous", .c, breaks: "K49, K48 sequence, K49 sequence",
      says: "all that nobody asked for left in the channel: 9"),
    Violator(
      "inventsException", .c, breaks: "K6, K20 call, K36 call", says: "0 1 2 3 4 failed()"),
    Violator("leaksDescriptors", .c, breaks: "K36", says: "no more file descriptors than before"),
    Violator(
      "leaksHandles", .c,
      breaks:
        "K10, K12, K13, K15, K16, K18, K19, K21, K23, K33, K34, K36, K42 library, K49, "
        + "K10 sequence, K10 publisher, K12 sequence, K12 publisher, K13 sequence, "
        + "K13 publisher, K16 sequence, K16 publisher, K18 sequence, K18 publisher, "
        + "K19 sequence, K19 publisher, K21 sequence, K21 publisher, K23 sequence, "
        + "K23 publisher, K36 sequence, K36 publisher, K15 publisher",
      says: "no live job within 2.0 seconds"),
    Violator(
      "leaksMemory", .c, breaks: "K36",
      says: "bytes kept for each of"),
    Violator("leaksFrames", .c, breaks: "K36 call", says: "bytes kept for each of"),
    Violator("leaksThreads", .c, breaks: "K36", says: "no more threads than before"),
    Violator(
      "locksWhileCalling", .c,
      breaks:
        "K14, K15, K25, K28, K29, K33, K25 publisher, K29 publisher",
      sometimes: "K10, K11, K12, K19, K39",
      says: "a cancel inside a callback that returns within 2.0 seconds"),
    Violator(
      "losesCause", .c, breaks: "K6, K20 call, K36 call",
      says: "a failure with its class, its message and its cause"),
    Violator("losesEarlyCancel", .c, breaks: "K14", says: "the release within 2.0 seconds"),
    Violator("losesEmpty", .c, breaks: "K7", says: "each of the 3 elements once"),
    Violator(
      "losesFailureMessage", .c, breaks: "K6, K20 call, K36 call", says: "a failure with a message"),
    Violator(
      "losesNull", .c,
      breaks:
        "K7, K7 sequence, K7 publisher", says: "each of the 3 elements once"),
    Violator(
      "losesReplay", .c,
      breaks:
        "K34, K34 sequence, K34 publisher", says: "the replay within 2.0 seconds"),
    Violator(
      "losesSign", .c, breaks: "K46 call", says: "Long -9223372036854775808 back, bit for bit"),
    Violator("lyingCounters", .c, breaks: "K36", says: "one live job more within 2.0 seconds"),
    Violator(
      "lyingManifest", .c, breaks: "K45 library",
      says: "1 elements of the flow 'endlessSynchronous': String"),
    Violator(
      "neverAnswers", .c, breaks: "K20 call, K33, K36 call, K46 call",
      says: "an answer of a call that returns 42 within 2.0 seconds"),
    Violator(
      "neverReleases", .c,
      breaks:
        "K12, K13, K14, K18, K19, K20 call, K35, K36, K36 call, K40, K42 library, K45 library, K46 call",
      says: "the release within 2.0 seconds"),
    Violator("noEntry", .c, breaks: "", says: "exports no violator_kotlin_bridge"),
    Violator(
      "noSoname", .c, breaks: "K44 library",
      says: "a file that exports its entry and its generated table alone,"),
    Violator("nullEntry", .c, breaks: "", says: "gave NULL"),
    Violator("overflowsDemand", .c, breaks: "K24", says: "100 elements within 2.0 seconds"),
    Violator(
      "overlapsCallbacks", .c,
      breaks:
        "K3, K3 publisher", sometimes: "K2, K14, K15, K30, K34, K35",
      says: "no callback while another one runs"),
    Violator(
      "overrunsDemand", .c,
      breaks:
        "K23, K24, K49, K24 publisher", says: "1 elements and no more"),
    Violator(
      "releasesBeforeTerminal", .c, breaks: "K35", says: "one release, after everything else"),
    Violator(
      "releasesTwice", .c, breaks: "K12, K14, K20 call, K35, K36 call, K46 call",
      sometimes: "K10, K18, K19", says: "one release"),
    Violator(
      "reordersElements", .c,
      breaks:
        "K2, K2 sequence, K2 publisher",
      says: "each of the 10000 elements once, in their order"),
    Violator(
      "sharesEightThreads", .c, breaks: "K33, K33 publisher", says: "200 callbacks that block"),
    Violator(
      "textRelocations", .c, breaks: "K44 library",
      says: "a file that exports its entry and its generated table alone,"),
    Violator(
      "timeoutAsFailure", .c, breaks: "K20 call, K21",
      says: "one answer of a call that times out, cancelled after its ans"),
    Violator(
      "twoTerminals", .c, breaks: "K4, K5, K16", sometimes: "K18, K30",
      says: "exactly one terminal of counts:5"),
    Violator("underdelivers", .c, breaks: "K25", says: "10000 elements within 2.0 seconds"),
    Violator("unloadable", .c, breaks: "", says: "died of SIGABRT"),
    Violator("unseenLost", .c, breaks: "K40", says: "0 1 released(failed(…: boom))"),
    Violator(
      "usesStaleObjects", .c, breaks: "K57 library",
      says: "KB_INVALID_HANDLE of release with a released object"),
    Violator("wrongDigest", .c, breaks: "K56 library", says: "the digest of the manifest"),
    Violator("wrongEntry", .c, breaks: "K56 library", says: "called by its entry"),
    Violator("wrongSize", .c, breaks: "K41 library", says: "version 5 and at least 120 bytes"),
    Violator("wrongVersion", .c, breaks: "K41 library", says: "version 5 and at least 120 bytes"),
    Violator("neverCancels", .swift, breaks: "K22 sequence", says: "no live job"),
    Violator("queuesItsCallers", .swift, breaks: "K31 sequence", says: "the second next() refused"),
    Violator("sharesItsIterator", .swift, breaks: "K32 sequence", says: "0 to 4 in iteration"),
    Violator("waitsInATask", .swift, breaks: "K37 sequence", says: "every next() returning"),
  ]

  /// Right bridges that are made as the wrong ones are.
  package static let controls = [
    Violator("right", .kotlin, breaks: "", says: ""), Violator("none", .c, breaks: "", says: ""),
    Violator("classicRight", .classic, breaks: "", says: ""),
    Violator("oneThread", .classic, breaks: "", says: ""),
    Violator("manyOnly", .classic, breaks: "", says: ""),
  ]
}
