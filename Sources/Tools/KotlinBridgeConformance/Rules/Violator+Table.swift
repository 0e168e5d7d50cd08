extension Violator {
  /// Wrong bridges with this project's table: demand, the last callback, states, failures and threads.
  static let table: [Violator] = [
    Violator(
      "clampsDemand", .c,
      does: "treats a request for more than 1 024 as one for 1 024",
      breaks: "K24",
      says: "5000 elements for a request of 5000"),
    Violator(
      "truncatesDemand", .c,
      does: "only the lower 32 bits of a request count",
      breaks: "K24",
      says: "5000 elements for a request of 4294967296"),
    Violator(
      "overrunsOnes", .c,
      does: "every eighth request of one element delivers two",
      breaks: "K24", sometimes: "K12, K23",
      says: "101 elements for 101 requests of one"),
    Violator(
      "holdsEnd", .c,
      does: "the end of a flow waits for a request beyond its elements",
      breaks: "K24",
      sometimes: "K36 library",
      says: "the end after 5 elements for requests of 5"),
    Violator(
      "servesLateRequests", .c,
      does: "requests within 20 ms after a cancel still deliver elements",
      breaks: "K10, K24, K35",
      sometimes: "K12, K15, K23, K36, K52, K72 library",
      says: "no element for a request after the cancel"),
    Violator(
      "requestsOfTheNewest", .c,
      does: "requests of an ended job go to the job that was made last",
      breaks: "K17",
      sometimes: "K23, K42 library",
      says: "no more than 5 elements for requests of 5"),
    Violator(
      "cancelsTheNewestJob", .c,
      does: "a cancel of an ended job cancels the job that was made last",
      breaks: "K17",
      sometimes: "K36, K42 library",
      says: "more elements of a subscription beside one that ended"),
    Violator(
      "releasesInsideTheEnd", .c,
      does: "releases a millisecond after the end begins, even if its callback still runs",
      breaks: "K3", sometimes: "K16, K17, K33, K35, K46 call",
      says: "no callback while the last ones run"),
    Violator(
      "alwaysSwaps", .c,
      does: "compare-and-set always sets",
      breaks: "K71 library",
      says: "false from a compare-and-set"),
    Violator(
      "neverSwaps", .c,
      does: "compare-and-set returns true without setting anything",
      breaks: "K71 library",
      says: "9 after a compare-and-set"),
    Violator(
      "deniesSwaps", .c,
      does: "compare-and-set returns false after setting",
      breaks: "K71 library",
      says: "true from a compare-and-set"),
    Violator(
      "losesSets", .c,
      does: "loses one of ten values that are set",
      breaks: "K71 library",
      sometimes: "K42 library",
      says: "after it was set"),
    Violator(
      "cachesValues", .c,
      does: "every fourth read returns the previous value",
      breaks: "K71 library",
      says: "after it was set"),
    Violator(
      "losesSecondClass", .c,
      does: "the second cause has no class",
      breaks: "K46 call",
      says: "an exception of fixtures.FixtureException(boom)"),
    Violator(
      "cutsLongMessages", .c,
      does: "messages of exceptions end after 4 096 bytes",
      breaks: "K46 call",
      says: "an exception of fixtures.FixtureException (100000 bytes)"),
    Violator(
      "losesTraces", .c,
      does: "exceptions have no trace",
      breaks: "K46 call",
      says: "an exception with its trace"),
    Violator(
      "writesBehindFrames", .c,
      does: "an answer in place writes a byte past the end of the memory",
      breaks: "K20 call, K46 call",
      sometimes: "K45 library, K72 library",
      says: "one answer from a call that returns 42"),
    Violator(
      "ignoresPlacement", .c,
      does: "every call runs on the pool",
      breaks: "K72 library",
      sometimes: "K42 library",
      says: "a function that runs on the thread that calls it"),
    Violator(
      "staysWithCaller", .c,
      does: "every call runs on the thread that makes it",
      breaks: "K72 library",
      sometimes: "K42 library, K63 peer, K68 peer",
      says: "a function that runs on the library's pool"),
    Violator(
      "cancelsHere", .c,
      does: "every cancel unwinds the job inside the call",
      breaks: "K72 library",
      says: "no callback inside a cancel with KB_CANCEL_LATER"),
    Violator(
      "cancelsLater", .c,
      does: "no cancel unwinds the job inside the call",
      breaks: "K72 library",
      says: "the release of a job that waits, inside a cancel"),
    Violator(
      "cancelsCallsLater", .c,
      does: "no cancel of a call unwinds it inside the cancel",
      breaks: "K72 library",
      says: "the answer and the release of a call that waits, inside a cancel"),
    Violator(
      "narrowsIO", .c,
      does: "with KB_IO, four flows have a thread at once",
      breaks: "K72 library",
      says: "flows at once that block with KB_IO"),
    Violator(
      "doublesFirstOfIO", .c,
      does: "with KB_IO, the first request counts twice",
      breaks: "K24",
      sometimes: "K23, K48",
      says: "5 elements for requests of 5, with KB_IO"),
    Violator(
      "losesCancelAmongRequests", .c,
      does: "a cancel is lost if another thread requests at that moment",
      breaks: "K12",
      says: "no live job within"),
    Violator(
      "unseenRepeats", .c,
      does: "reports the first failure that no consumer saw with every later release",
      breaks: "K40",
      says: "a release without a failure"),
    Violator(
      "cutsChains", .c,
      does: "only ten exceptions of a chain cross",
      breaks: "K46 call",
      says: "a chain of 13 exceptions"),
    Violator(
      "losesFields", .c,
      does: "exceptions arrive without their fields",
      breaks: "K46 call",
      says: "a fixtures.SensorException from"),
    Violator(
      "repeatsFields", .c,
      does: "each exception has the fields of the first one",
      breaks: "K46 call",
      says: "the fields of an exception from"),
    Violator(
      "rarelyFailureAsCompletion", .c,
      does: "reports one of 13 failures as a completion",
      breaks: "K6",
      sometimes: "K50, K51, K46 call",
      says: "0 1 2 3 4 failed()"),
    Violator(
      "lyingNullability", .c,
      does: "declares Long for a flow whose elements may be null",
      flags: "-Wl,-soname,libviolator.so -DLIES_OF=\"nullableLongs\"",
      breaks: "K45 library",
      says: "of the flow 'nullableLongs(n=3)': Long"),
    Violator(
      "lyingKind", .c,
      does: "declares a suspend function as not suspending",
      flags: "-Wl,-soname,libviolator.so -DLIES_OF=\"delayed\"",
      breaks: "K45 library",
      says: "KB_MALFORMED from 'delayed'"),
    Violator(
      "lyingResult", .c,
      does: "declares Int for a function that returns a Long",
      flags: "-Wl,-soname,libviolator.so -DLIES_OF=\"hops\"",
      breaks: "K45 library",
      says: "of 'hops': Int"),
    Violator(
      "lyingTwin", .c,
      does: "declares a twin that takes an int32_t for a Long",
      flags: "-Wl,-soname,libviolator.so -DLIES_OF=\"plainAdd\"",
      breaks: "K45 library",
      says: "a manifest as docs/MANIFEST.md describes"),
    Violator(
      "refusedAddsOne", .c,
      does: "delivers one element for a request that it refuses",
      breaks: "K24",
      says: "each of the 3 elements once"),
    Violator(
      "threwButOK", .c,
      does: "a call without an observer that throws returns KB_OK",
      breaks: "K46 call",
      sometimes: "K69 peer",
      says: "KB_THREW from a call that throws"),
    Violator(
      "clearsJobLate", .c,
      does: "the release of a call clears the handle in the frame, which is the caller's again",
      breaks: "K20 call",
      sometimes: "K36 call, K71 library, K72 library",
      says: "one answer from a call"),
    Violator(
      "rarelySwapsNot", .c,
      does: "one of 50 compare-and-sets does not set",
      breaks: "K71 library",
      says: "true from a compare-and-set"),
    Violator(
      "comparesHalf", .c,
      does: "compare-and-set compares the lower 32 bits",
      breaks: "K71 library",
      sometimes: "K42 library",
      says: "false from a compare-and-set"),
    Violator(
      "missesFalls", .c,
      does: "a collector of a state is not told of a value below the one before",
      breaks: "K71 library",
      says: "for a collector of 'plainState' that waits"),
    Violator(
      "claimsOtherException", .c,
      does: "each exception of the library arrives as another one that the library has",
      breaks: "K6",
      sometimes: "K50, K51, K20 call, K36 call, K46 call",
      says: "failed()"),
    Violator(
      "leaksRefusals", .c,
      does: "leaks 40 bytes with each call that is refused as malformed",
      breaks: "K36 library",
      says: "bytes kept for each of"),
    Violator(
      "leaksFailedSwaps", .c,
      does: "leaks 40 bytes with each compare-and-set that does not set",
      breaks: "K36 library",
      says: "bytes kept for each of"),
    Violator(
      "leaksFetches", .c,
      does: "leaks 40 bytes with each fetch that returns elements",
      breaks: "K36 library",
      says: "bytes kept for each of"),
    Violator(
      "leaksKotlinCancels", .c,
      does: "leaks 40 bytes with each flow that Kotlin cancels",
      breaks: "K36",
      says: "bytes kept for each of"),
    Violator(
      "leaksLateCancels", .c,
      does: "leaks 40 bytes with each cancel of an ended job",
      breaks: "K36, K36 library",
      says: "bytes kept for each of"),
  ]
}
