extension Violator {
  /// All wrong bridges. `kotlin-bridge rules` writes them into the table of docs/RULES.md.
  package static let all =
    others + table + subscriptions + values + peers + classic + classicEnds

  private static let others: [Violator] = [
    Violator(
      "batchesElements", .kotlin,
      does: "delivers elements only in groups of sixteen, or at the end",
      breaks: "K47, K48",
      says: "each element of a burst of 1 while the producer blocks"),
    Violator(
      "buffersWithoutLimit", .kotlin,
      does: "no back-pressure: memory grows while the consumer waits", breaks: "K26, K33",
      sometimes: "K6, K10, K11, K12, K13, K15, K17, K19, K21, K29, K36, K50, K51, K54, K55",
      says: "memory that does not grow while the consumer is blocked"),
    Violator(
      "busyWaits", .kotlin, does: "takes a whole processor while nothing arrives", breaks: "K27",
      sometimes: "K13, K39, K47, K48",
      says: "hardly any processor time while nothing arrives"),
    Violator(
      "callsAfterCancel", .kotlin,
      does:
        "delivers sixteen more elements of an endless flow after cancel has returned, or the rest of a short one",
      breaks: "K11, K15, K47, K48", sometimes: "K10, K19, K55",
      says: "at most one callback that begins after cancel has returned"),
    Violator(
      "cancelBlocks", .kotlin, does: "cancel waits for the job, and inside a callback forever",
      breaks: "K15, K29", sometimes: "K16, K36, K54",
      says: "a cancel inside a callback that returns within 2.0 seconds"),
    Violator(
      "cancellationAsCompletion", .kotlin,
      does: "completes for a flow that cancels itself and for a dead scope", breaks: "K21",
      says: "0 1 2 3 4 cancelled()"),
    Violator(
      "cancelsLate", .kotlin,
      does:
        "notices a cancel only every thousand elements: a short flow completes, and a waiting one is never cancelled",
      breaks: "K11, K15", sometimes: "K10, K12, K18, K19, K36, K47, K55",
      says: "at most one callback that begins after cancel has returned"),
    Violator(
      "completesTwice", .kotlin, does: "calls on_complete twice", breaks: "K4, K5",
      sometimes: "K18, K55",
      says: "exactly one terminal of counts:5"),
    Violator(
      "completionCause", .kotlin,
      does: "delivers the consumer's own cancel as a failure, and nothing on a dead scope",
      breaks: "K10, K15, K21", sometimes: "K13, K16, K18, K19, K27, K52, K55",
      says: "no terminal after a cancel"),
    Violator(
      "dropsTerminal", .kotlin,
      does: "loses the end when the consumer is behind: after five elements without a pause",
      breaks: "K1, K4, K6, K8, K9, K21, K47, K48",
      says: "the end within 2.0 seconds"),
    Violator(
      "keepsSubscriptions", .kotlin, does: "keeps every subscription in a list", breaks: "K36",
      says: "bytes kept for each of"),
    Violator(
      "launchIn", .kotlin,
      does: "completes after a failure and after a cancel, and delivers nothing on a dead scope",
      breaks: "K4, K5, K10, K15, K21", sometimes: "K11, K12, K13, K16, K18, K19, K55",
      says: "exactly one terminal of throws:5"),
    Violator(
      "leaksJobs", .kotlin, does: "leaks 4 KB and a job with every release", breaks: "K36",
      says: "bytes kept for each of"),
    Violator(
      "losesFirst", .kotlin, does: "the first element never arrives",
      breaks: "K1, K2, K6, K8, K9, K21, K28, K33, K38, K47, K48",
      sometimes: "K12, K18, K19, K50, K51, K52, K53, K55", says: "5 elements within 2.0 seconds"),
    Violator(
      "mutesOnCancel", .kotlin,
      does: "a cancel stops the callbacks, but the job computes forever", breaks: "K21",
      sometimes: "K11, K17, K29, K36, K47, K54, K55",
      says: "a job that ends with its cancel"),
    Violator(
      "outOfOrder", .kotlin, does: "delivers the elements of each pair in the wrong order",
      breaks: "K2, K47, K48", sometimes: "K12, K18, K19, K53",
      says: "each of the 5 elements once, in their order"),
    Violator(
      "overlaps", .kotlin, does: "delivers two elements at once, from two threads, in either order",
      breaks: "K2", sometimes: "K3, K11, K12, K15, K18, K19, K36, K53, K55",
      says: "each of the 5 elements once, in their order"
    ),
    Violator(
      "silentOnDeadScope", .kotlin, does: "delivers nothing on a dead scope", breaks: "K21",
      sometimes: "K16",
      says: "cancelled()"),
    Violator(
      "stopsOthers", .kotlin,
      does: "a consumer that blocks stops all others, as does a flow that does not pause",
      breaks: "K33", sometimes: "K28, K29",
      says: "5 elements within 2.0 seconds"),
    Violator(
      "swallowsErrors", .kotlin, does: "a flow that fails completes", breaks: "K6",
      sometimes: "K55",
      says: "0 1 2 3 4 failed()"),
    Violator(
      "terminalOvertakes", .kotlin, does: "the end arrives before the elements",
      breaks: "K5, K9, K47, K48", sometimes: "K18",
      says: "nothing after the terminal of"),
    Violator(
      "watchWithoutErrors", .kotlin,
      does:
        "an exception ends the process; a flow that cancels itself and a dead scope deliver nothing",
      breaks: "K4, K5, K6, K21, K36",
      sometimes: "K3, K15, K16, K17, K50, K51, K54, K55",
      says: "0 1 2 3 4 cancelled()"),
    Violator(
      "acceptsMalformed", .c, does: "accepts malformed arguments with KB_OK, and delivers nothing",
      breaks: "K42 library, K46 call",
      says: "the documented status for each mistake"),
    Violator(
      "acceptsStaleHandles", .c, does: "accepts any handle with KB_OK",
      breaks: "K42 library, K59 peer, K69 peer",
      sometimes: "K17, K57 library",
      says: "the documented status for each mistake"),
    Violator(
      "acceptsUnknownIds", .c,
      does: "accepts an unknown flow or function with KB_OK, and delivers nothing",
      breaks: "K42 library", says: "the documented status for each mistake"
    ),
    Violator(
      "acceptsUnknownFlags", .c, does: "accepts unknown flags with KB_OK, and ignores them",
      breaks: "K42 library",
      says: "the documented status for each mistake"),
    Violator(
      "acceptsZeroDemand", .c, does: "accepts a request for no elements",
      breaks: "K24, K42 library",
      says: "a request of 0 refused"),
    Violator(
      "answersAfterRelease", .c, does: "releases calls before it answers them",
      breaks: "K20 call, K33, K36 call, K46 call, K63 peer, K64 peer, K68 peer, K70 peer",
      sometimes: "K45 library, K65 peer, K66 peer",
      says: "one answer from a call that returns 42, cancelled after its an"),
    Violator(
      "answersTwice", .c, does: "answers every call twice",
      breaks: "K20 call, K36 call, K63 peer, K64 peer, K68 peer, K70 peer",
      sometimes: "K46 call, K42 library, K71 library, K72 library, K62 peer, K65 peer",
      says: "one answer from a call that returns 42, cancelled after its an"),
    Violator(
      "answersInFrameLate", .c,
      does:
        "a cancelled call also writes its answer into the frame, which no longer belongs to it",
      breaks: "K20 call",
      sometimes: "K36 call, K72 library",
      says: "one answer from a call that never returns"),
    Violator(
      "answersWrongAfterCancel", .c,
      does: "a value returned after a cancel is delivered as a cancellation",
      breaks: "K20 call, K63 peer, K64 peer",
      says: "one answer from a call that returns 11 after a cancel: 11, and"),
    Violator(
      "batchesElements", .c,
      does:
        "delivers elements only in groups of sixteen, at the end or when the demand is used up",
      breaks: "K34, K40, K47, K34 sequence, K34 publisher, K47 sequence, K47 publisher",
      sometimes: "K15, K18, K58, K71 library, K72 library",
      says: "each element of a burst of 1 while the producer blocks"),
    Violator(
      "brokenManifest", .c, does: "its manifest is not JSON", breaks: "K45 library",
      says: "a manifest that can be read"),
    Violator(
      "callsAfterCancel", .c,
      does:
        "delivers the first batch twice more 20 ms after cancel has returned, and then releases",
      breaks: "K14, K15, K16",
      sometimes: "K10, K11, K12, K13, K18, K19, K23, K35, K72 library",
      says: "only the release after the callback that cancelled"),
    Violator(
      "cancelledAsFailure", .c, does: "a Kotlin-side cancellation has the code of a failure",
      breaks: "K20 call, K21, K36 call, K63 peer, K64 peer, K68 peer",
      sometimes: "K66 peer",
      says: "one answer from a call that cancels itself, cancelled after it"),
    Violator(
      "cancelNeverReaches", .c, does: "cancel does nothing and returns KB_OK",
      breaks:
        "K10, K11, K12, K13, K14, K15, K19, K20 call, K21, K23, K33, K34, K35, K36, K36 call, K40, "
        + "K42 library, K45 library, K49, K63 peer, K64 peer, K68 peer",
      sometimes: "K24, K71 library, K72 library, K66 peer",
      says: "no live job within 2.0 seconds"),
    Violator(
      "cancelNotIdempotent", .c, does: "a second cancel returns KB_INTERNAL",
      breaks: "K12, K17, K20 call, K42 library",
      sometimes: "K16, K29, K36, K54, K36 library",
      says: "no error"),
    Violator(
      "cancelWaits", .c, does: "cancel returns only after the release, and inside a callback never",
      breaks: "K14, K15, K16, K20 call, K29, K63 peer, K64 peer, K68 peer",
      sometimes: "K54, K36 call, K66 peer",
      says: "a cancel inside a callback that returns within 2.0 seconds"),
    Violator(
      "collectsOnce", .c,
      does: "every collection of a flow except the first one in the process has no elements",
      breaks: "K1, K6, K8, K11, K23, K24, K28, K33, K34, K35, K36, K38, K46 call, K47, K48, K49, "
        + "K1 sequence, K1 publisher, K8 sequence, K8 publisher, K28 sequence, "
        + "K28 publisher, K33 sequence, K33 publisher, K11 publisher",
      sometimes: "K2, K18, K25, K29, K50, K51, K52, K58, K71 library, K72 library",
      says: "5 elements within 2.0 seconds"),
    Violator(
      "completesOnCancel", .c, does: "completes after the consumer's cancel, before it releases",
      breaks: "K10, K13, K14, K15", sometimes: "K11, K12, K16, K18, K19",
      says: "no terminal after a cancel"),
    Violator(
      "crashesOnExit", .c,
      does: "ends the process with SIGABRT if it exits with live subscriptions",
      breaks: "K39, K39 sequence, K39 publisher",
      says: "a process that keeps running and ends by itself"),
    Violator(
      "dropsTerminal", .c, does: "releases without completing or failing",
      breaks: "K1, K4, K6, K8, K9, K21",
      sometimes: "K24, K58, K46 call, K71 library",
      says: "the end within 2.0 seconds"),
    Violator(
      "elementAfterTerminal", .c, does: "delivers the first batch again after the end",
      breaks: "K1, K2, K5, K6, K7, K8, K16, K21, K24, K28, K30, K33, K38",
      sometimes: "K15, K18, K23, K40, K48, K50, K51, K52, K58, K46 call, K45 library",
      says: "each of the 5 elements once"),
    Violator(
      "endsWithThread", .c, does: "a subscription ends when the thread that made it exits",
      breaks: "K38, K38 publisher",
      sometimes: "K25, K51",
      says: "20 elements within 2.0 seconds"),
    Violator(
      "endsHoldsEarly", .c, does: "one release ends all holds of an object",
      breaks: "K57 library, K60 peer",
      sometimes: "K71 library",
      says: "an object that is held twice"),
    Violator(
      "escapingTwin", .c,
      does: "an exception that Kotlin throws inside a typed twin ends the process",
      breaks: "K56 library", says: "a verdict"),
    Violator(
      "executableStack", .c, does: "requests an executable stack",
      flags: "-Wl,-soname,libviolator.so -Wl,-z,execstack", breaks: "K44 library",
      says: "a file that exports only its entry and its generated table,"),
    Violator(
      "exportsDemangle", .c, does: "also exports __cxa_demangle",
      flags: "-Wl,-soname,libviolator.so -DEXPORTS_DEMANGLE", breaks: "K44 library",
      says: "a file that exports only its entry and its generated table,"),
    Violator(
      "failureAsCompletion", .c, does: "a flow that fails completes",
      breaks: "K6, K21, K6 sequence, K6 publisher",
      sometimes: "K50, K51, K46 call",
      says: "failed()"),
    Violator(
      "hangsOnExit", .c, does: "keeps the process from exiting", breaks: "",
      says: "did not end within"),
    Violator(
      "holdsLast", .c, does: "each element waits for the next one or the end",
      breaks:
        "K23, K34, K40, K47, K48, K49, K23 publisher, K34 sequence, K34 publisher, K47 sequence, "
        + "K47 publisher, K48 sequence, K48 publisher, K49 sequence",
      sometimes: "K15, K58, K71 library, K72 library",
      says: "the one element that was requested before the next is computed"),
    Violator(
      "ignoresDemand", .c, does: "delivers without limit, requested or not",
      breaks: "K23, K24, K49, K23 sequence, K49 sequence", sometimes: "K10, K27, K36",
      says: "elements produced for a demand of 1"),
    Violator(
      "losesFetched", .c, does: "loses the last of the elements that are fetched together",
      breaks: "K58, K2 sequence", says: "elements once, in their order"),
    Violator(
      "repeatsFetched", .c, does: "elements that were fetched are fetched again",
      breaks: "K58, K2 sequence", says: "elements once, in their order"),
    Violator(
      "forgetsWhoWaits", .c,
      does: "delivers nothing to a consumer whose fetch found nothing",
      breaks: "K58, K47 sequence", says: "whose elements are fetched"),
    Violator(
      "ignoresRendezvous", .c, does: "emit returns at once, regardless of the flags",
      breaks: "K49, K48 sequence, K49 sequence",
      says: "all elements that were not requested left in the channel: 9"),
    Violator(
      "inventsException", .c,
      does: "failures have an exception that the manifest does not describe",
      breaks: "K6, K20 call, K36 call",
      sometimes: "K21, K50, K51, K46 call",
      says: "0 1 2 3 4 failed()"),
    Violator(
      "leaksDescriptors", .c, does: "leaves a file descriptor open after every subscription",
      breaks: "K36",
      sometimes: "K52, K36 library",
      says: "no more file descriptors than before"),
    Violator(
      "leaksHandles", .c,
      does: "counts one more live job, subscription and handle for every subscription ever made",
      breaks: "K10, K12, K13, K15, K16, K18, K19, K21, K23, K33, K34, K36, K42 library, K49, "
        + "K10 sequence, K10 publisher, K12 sequence, K12 publisher, K13 sequence, "
        + "K13 publisher, K16 sequence, K16 publisher, K18 sequence, K18 publisher, "
        + "K19 sequence, K19 publisher, K21 sequence, K21 publisher, K23 sequence, "
        + "K23 publisher, K36 sequence, K36 publisher, K15 publisher",
      says: "no live job within 2.0 seconds"),
    Violator(
      "leaksMemory", .c, does: "leaks 4 KB with every subscription", breaks: "K36",
      sometimes: "K36 library",
      says: "bytes kept for each of"),
    Violator(
      "leaksFrames", .c,
      does: "leaks the memory of every answer that is longer than its frame",
      breaks: "K36 call", says: "bytes kept for each of"),
    Violator(
      "leaksThreads", .c, does: "leaves a thread behind after every subscription",
      breaks: "K36, K73, K73 sequence, K73 publisher",
      sometimes: "K52, K36 library",
      says: "no more threads than before"),
    Violator(
      "locksWhileCalling", .c,
      does:
        "subscribe, request and cancel wait until no callback of elements runs, and inside one forever",
      breaks: "K14, K15, K25, K28, K29, K33, K25 publisher, K29 publisher",
      sometimes: "K54, K10, K11, K12, K19, K36, K39",
      says: "a cancel inside a callback that returns within 2.0 seconds"),
    Violator(
      "losesCause", .c, does: "failures have no cause", breaks: "K6, K20 call, K36 call",
      sometimes: "K46 call",
      says: "a failure with its class, its message and its cause"),
    Violator(
      "losesEarlyCancel", .c,
      does: "a cancel before subscribe has returned does nothing and returns KB_OK", breaks: "K14",
      says: "the release within 2.0 seconds"),
    Violator(
      "losesEmpty", .c, does: "empty strings, byte arrays and lists, and units, never arrive",
      breaks: "K7", says: "each of the 3 elements once"),
    Violator(
      "losesFailureMessage", .c, does: "failures have no message", breaks: "K6, K20 call, K36 call",
      sometimes: "K50, K51, K46 call, K62 peer",
      says: "a failure with the message"),
    Violator(
      "losesNull", .c, does: "elements that are null never arrive",
      breaks: "K7, K7 sequence, K7 publisher",
      sometimes: "K71 library",
      says: "each of the 3 elements once"),
    Violator(
      "losesReplay", .c, does: "the first element of state and shared flows never arrives",
      breaks: "K34, K34 sequence, K34 publisher",
      sometimes: "K71 library",
      says: "the replay within 2.0 seconds"),
    Violator(
      "losesSign", .c, does: "the Double -0.0 arrives as 0.0", breaks: "K46 call",
      says: "Long -9223372036854775808 back, bit for bit"),
    Violator(
      "lyingCounters", .c, does: "always reports that nothing is alive", breaks: "K36",
      sometimes: "K72 library",
      says: "one live job more within 2.0 seconds"),
    Violator(
      "lyingManifest", .c,
      does:
        "declares String for a flow whose elements are Long: \"longs\", or that of -DLIES_OF=\"name\"",
      flags: "-Wl,-soname,libviolator.so -DLIES_OF=\"endlessSynchronous\"", breaks: "K45 library",
      says: "1 elements of the flow 'endlessSynchronous': String"),
    Violator(
      "neverAnswers", .c, does: "releases calls without an answer",
      breaks: "K20 call, K33, K36 call, K46 call, K63 peer, K64 peer, K68 peer, K70 peer",
      sometimes:
        "K42 library, K45 library, K71 library, K72 library, K62 peer, K65 peer, K66 peer, K69 peer",
      says: "an answer from a call that returns 42 within 2.0 seconds"),
    Violator(
      "neverReleases", .c, does: "never releases a context",
      breaks:
        "K12, K13, K14, K18, K19, K20 call, K35, K36, K36 call, K40, K42 library, K45 library, "
        + "K46 call, K63 peer, K64 peer, K68 peer, K70 peer",
      sometimes: "K58, K36 library, K71 library, K72 library, K65 peer, K66 peer",
      says: "the release within 2.0 seconds"),
    Violator(
      "noEntry", .c, does: "exports no entry",
      flags: "-Wl,-soname,libviolator.so -Dviolator_kotlin_bridge=violator_bridge", breaks: "",
      says: "exports no violator_kotlin_bridge"),
    Violator(
      "noSoname", .c, does: "has no soname", flags: "", breaks: "K44 library",
      says: "a file that exports only its entry and its generated table,"),
    Violator("nullEntry", .c, does: "its entry returns NULL", breaks: "", says: "returned NULL"),
    Violator(
      "overflowsDemand", .c, does: "requests are lost once their sum would overflow", breaks: "K24",
      sometimes: "K38",
      says: "100 elements within 2.0 seconds"),
    Violator(
      "overlapsCallbacks", .c,
      does: "delivers the first Long of a flow from another thread, and does not wait for that",
      breaks: "K3, K3 publisher",
      // The late element may come after a cancel or the end in any check of flows.
      sometimes:
        "K1, K2, K4, K5, K8, K9, K10, K11, K12, K14, K15, K16, K18, K19, K21, K24, K27, K28, K29, K30, "
        + "K33, K34, K35, K36, K38, K39, K40, K47, K48, K49, K50, K51, K52, K53, K54, K58, K46 call, "
        + "K71 library, K72 library",
      says: "no callback while another one runs"),
    Violator(
      "overrunsDemand", .c, does: "delivers one element more than each request asked for",
      breaks: "K23, K24, K49, K24 publisher",
      sometimes: "K10",
      says: "elements produced for a demand of 1"),
    Violator(
      "releasesBeforeTerminal", .c, does: "releases, then completes or fails", breaks: "K35",
      sometimes: "K58, K46 call",
      says: "one release, after everything else"),
    Violator(
      "releasesTwice", .c, does: "releases every context twice",
      breaks: "K12, K14, K20 call, K35, K36 call, K46 call, K63 peer, K64 peer, K68 peer, K70 peer",
      sometimes: "K10, K18, K19, K58, K71 library, K72 library, K65 peer", says: "one release"),
    Violator(
      "reordersElements", .c, does: "delivers the 102nd Long of a flow before the 101st",
      breaks: "K2, K2 sequence, K2 publisher",
      sometimes: "K12, K23, K24, K53, K58",
      says: "each of the 10000 elements once, in their order"),
    Violator(
      "sharesEightThreads", .c,
      does:
        "runs at most eight callbacks of elements at a time; others wait until one of them returns",
      breaks: "K33, K33 publisher",
      sometimes: "K66 peer",
      says: "200 callbacks that block"),
    Violator(
      "textRelocations", .c, does: "has a relocation in its code",
      flags: "-Wl,-soname,libviolator.so -DTEXT_RELOCATION -Wl,-z,notext", breaks: "K44 library",
      says: "a file that exports only its entry and its generated table,"),
    Violator(
      "timeoutAsFailure", .c, does: "a timeout has the code of a failure", breaks: "K20 call, K21",
      says: "one answer from a call that times out, cancelled after its ans"),
    Violator(
      "twoTerminals", .c, does: "completes after it has completed or failed", breaks: "K4, K5, K16",
      sometimes: "K10, K15, K18, K30, K40, K53, K58",
      says: "exactly one terminal of counts:5"),
    Violator(
      "underdelivers", .c, does: "loses every hundredth request", breaks: "K25",
      sometimes: "K24",
      says: "10000 elements within 2.0 seconds"),
    Violator(
      "unloadable", .c, does: "ends the process when it is loaded", breaks: "",
      says: "died of SIGABRT"),
    Violator(
      "unseenLost", .c, does: "does not report a failure after the consumer's cancel to release",
      breaks: "K40", says: "0 1 released(failed(…: boom))"),
    Violator(
      "usesStaleObjects", .c, does: "the handle of a released object still reaches it",
      breaks: "K57 library, K61 peer",
      sometimes: "K36, K67 peer",
      says: "KB_INVALID_HANDLE from"),
    Violator(
      "wrongDigest", .c, does: "the digest of its entries is that of another manifest",
      breaks: "K56 library", says: "the digest of the manifest"),
    Violator(
      "wrongEntry", .c, does: "the entry of a function returns a different answer from call",
      breaks: "K56 library", says: "called by its entry"),
    Violator(
      "wrongSize", .c, does: "claims that its table has 8 bytes", breaks: "K41 library",
      says: "version 6 and at least 144 bytes"),
    Violator(
      "wrongVersion", .c, does: "claims version 99", breaks: "K41 library",
      says: "version 6 and at least 144 bytes"),
    Violator(
      "asksInPlace", .swift,
      does: "asks for each element in a call that brings it, so that its loop never suspends",
      breaks: "K74 sequence", says: "a task beside"),
    Violator(
      "neverCancels", .swift,
      does: "feeds the values into a stream whose end does not cancel the job",
      breaks: "K22 sequence", says: "no live job"),
    Violator(
      "queuesItsCallers", .swift, does: "lets a second next() wait instead of refusing it",
      breaks: "K31 sequence", says: "the second next() refused"),
    Violator(
      "sharesItsIterator", .swift, does: "one iterator serves every iteration",
      breaks: "K32 sequence", says: "0 to 4 in iteration"),
    Violator(
      "waitsInATask", .swift,
      does:
        "waits in a task of its own, which the caller's cancellation does not reach",
      breaks: "K37 sequence", says: "every next() returning"),
  ]

  /// Right bridges that are made as the wrong ones are.
  package static let controls = [
    Violator(
      "right", .kotlin, does: "the control: correct, and without demand", breaks: "", says: ""),
    Violator("none", .c, does: "the control: forwards everything", breaks: "", says: ""),
    Violator(
      "delaysAtRandom", .c,
      does:
        "a control: correct; sleeps up to 20 ms before one in sixty-four callbacks, subscribes, requests and calls",
      breaks: "", says: ""),
    Violator(
      "iteratesLate", .c,
      does: "a control: correct; begins with each flow of the host's after 100 ms",
      breaks: "", says: ""),
    Violator(
      "classicRight", .classic,
      does:
        "the control: correct, and without demand; one thread for each subscription, and none for one that waits",
      breaks: "", says: ""),
    Violator(
      "oneThread", .classic,
      does:
        "a control: correct; one thread delivers to all consumers, from a short queue for each",
      breaks: "", says: ""),
    Violator(
      "manyOnly", .classic, does: "a control: correct; its only flow has 20 000 elements",
      breaks: "", says: ""),
  ]
}
