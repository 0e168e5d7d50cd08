extension Violator {
  /// Wrong bridges with this project's table: demand, the last callback, states, failures and threads.
  static let table: [Violator] = [
    Violator(
      "clampsDemand", .c,
      does: "a request for more than 1 024 asks for 1 024",
      breaks: "K24",
      says: "5000 elements for a request of 5000"),
    Violator(
      "truncatesDemand", .c,
      does: "only the lower 32 bits of a request count",
      breaks: "K24",
      says: "5000 elements for a request of 4294967296"),
    Violator(
      "overrunsOnes", .c,
      does: "every eighth request of one brings two",
      breaks: "K24", sometimes: "K23",
      says: "101 elements for 101 requests of one"),
    Violator(
      "holdsEnd", .c,
      does: "the end of a flow waits for a request beyond its elements",
      breaks: "K24",
      says: "the end after 5 elements for requests of 5"),
    Violator(
      "servesLateRequests", .c,
      does: "who has cancelled gets what he asks for then, for 20 ms",
      breaks: "K10, K24, K35",
      says: "no element for a request after the cancel"),
    Violator(
      "requestsOfTheNewest", .c,
      does: "requests of a job that has ended are those of the last one that was made",
      breaks: "K17",
      says: "no more than 5 elements for requests of 5"),
    Violator(
      "cancelsTheNewestJob", .c,
      does: "a cancel of a job that has ended cancels the last one that was made",
      breaks: "K17",
      says: "more elements of a subscription beside one that ended"),
    Violator(
      "releasesInsideTheEnd", .c,
      does: "release comes a millisecond after the end begins, also if that still runs",
      breaks: "K3", sometimes: "K35",
      says: "no callback while the last ones run"),
    Violator(
      "alwaysSwaps", .c,
      does: "compare-and-set always sets",
      breaks: "K71 library",
      says: "false from a compare-and-set"),
    Violator(
      "neverSwaps", .c,
      does: "compare-and-set says true, and sets nothing",
      breaks: "K71 library",
      says: "9 after a compare-and-set"),
    Violator(
      "deniesSwaps", .c,
      does: "compare-and-set says false when it has set",
      breaks: "K71 library",
      says: "true from a compare-and-set"),
    Violator(
      "losesSets", .c,
      does: "one of ten values that are set is lost",
      breaks: "K71 library",
      says: "after it was set"),
    Violator(
      "cachesValues", .c,
      does: "every fourth value is the one that was read before",
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
      does: "an answer in place writes a byte behind the memory",
      breaks: "K20 call, K46 call",
      says: "one answer of a call that returns 42"),
    Violator(
      "ignoresPlacement", .c,
      does: "every call runs on the pool",
      breaks: "K72 library",
      says: "a function that runs on the thread that calls it"),
    Violator(
      "staysWithCaller", .c,
      does: "every call runs on the thread that makes it",
      breaks: "K72 library",
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
      says: "5 elements for requests of 5, with placement 2"),
    Violator(
      "losesCancelAmongRequests", .c,
      does: "a cancel is lost if another thread requests at that moment",
      breaks: "K12",
      says: "no live job within"),
    Violator(
      "unseenRepeats", .c,
      does: "the first failure that no consumer saw comes with each release after it",
      breaks: "K40",
      says: "a release without a failure"),
    Violator(
      "cutsChains", .c,
      does: "of a chain of exceptions, ten cross",
      breaks: "K46 call",
      says: "a chain of 13 exceptions"),
    Violator(
      "rarelyFailureAsCompletion", .c,
      does: "one of 97 failures is told as a completion",
      breaks: "K6",
      says: "0 1 2 3 4 failed()"),
    Violator(
      "lyingNullability", .c,
      does: "says Long of a flow whose elements may be null",
      flags: "-Wl,-soname,libviolator.so -DLIES_OF=\"nullableLongs\"",
      breaks: "K45 library",
      says: "of the flow 'nullableLongs(n=3)': Long"),
    Violator(
      "lyingKind", .c,
      does: "says that a function which suspends does not",
      flags: "-Wl,-soname,libviolator.so -DLIES_OF=\"delayed\"",
      breaks: "K45 library",
      says: "KB_MALFORMED of 'delayed'"),
    Violator(
      "leaksRefusals", .c,
      does: "40 bytes stay for each use that is refused as malformed",
      breaks: "K36 library",
      says: "bytes kept for each of"),
    Violator(
      "leaksFailedSwaps", .c,
      does: "40 bytes stay for each compare-and-set that does not set",
      breaks: "K36 library",
      says: "bytes kept for each of"),
    Violator(
      "leaksFetches", .c,
      does: "40 bytes stay for each fetch that brings elements",
      breaks: "K36 library",
      says: "bytes kept for each of"),
    Violator(
      "leaksKotlinCancels", .c,
      does: "40 bytes stay for each flow that Kotlin cancels",
      breaks: "K36",
      says: "bytes kept for each of"),
    Violator(
      "leaksLateCancels", .c,
      does: "40 bytes stay for each cancel of a job that has ended",
      breaks: "K36, K36 library",
      says: "bytes kept for each of"),
  ]
}
