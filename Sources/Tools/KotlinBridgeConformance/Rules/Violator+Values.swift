extension Violator {
  /// Wrong bridges with this project's table: states, values, objects, and what the library says of itself.
  static let values: [Violator] = [
    Violator(
      "ignoresNullSets", .c,
      does: "a set to null does nothing",
      breaks: "K71 library",
      says: "null as the value of 'stringState' after it was set"),
    Violator(
      "neverSwapsNull", .c,
      does: "a compare-and-set that expects null never sets",
      breaks: "K71 library",
      says: "true from a compare-and-set of 'stringState' from null"),
    Violator(
      "takesEmptyForNull", .c,
      does: "a compare-and-set that expects null also sets an empty string",
      breaks: "K71 library",
      says: "false from a compare-and-set of 'stringState' from null"),
    Violator(
      "cachesUntilSet", .c,
      does: "a thread reads the value that it read before, until the table sets a state",
      breaks: "K71 library",
      says: "after Kotlin code set it"),
    Violator(
      "cachesForThread", .c,
      does: "a thread reads the value that it read before, until it sets a state",
      breaks: "K71 library",
      says: "after another thread set it"),
    Violator(
      "losesInnerSets", .c,
      does: "a set inside a callback of elements does nothing",
      breaks: "K71 library",
      says: "after it was set inside a callback of a subscription"),
    Violator(
      "defersInnerSets", .c,
      does: "a set inside a callback of elements happens after the callback",
      breaks: "K71 library",
      says: "after it was set inside a callback of a subscription"),
    Violator(
      "missesUpperHalves", .c,
      does: "a collector of a state is not told of a value that differs in the upper 32 bits only",
      breaks: "K71 library",
      says: "4294967297 for a collector of"),
    Violator(
      "narrowTwin", .c,
      does: "the twin of an addition returns the lower 32 bits",
      breaks: "K56 library",
      says: "from the twin of plainAdd"),
    Violator(
      "deafTwin", .c,
      does: "the twin of a negation returns its argument",
      breaks: "K56 library",
      says: "from the twin of negate"),
    Violator(
      "swapsCases", .c,
      does: "the manifest swaps two cases of an enum",
      flags: "-Wl,-soname,libviolator.so -DLIES_OF=\"fixtures.Color\"",
      breaks: "K45 library",
      says: "RED, GREEN, BLUE from the flow"),
    Violator(
      "swapsFields", .c,
      does: "the manifest swaps two fields of a record",
      flags: "-Wl,-soname,libviolator.so -DLIES_OF=\"fixtures.Point\"",
      breaks: "K45 library",
      says: "from the flow 'points(n=3)'"),
    Violator(
      "swapsNames", .c,
      does: "the manifest swaps the names of two functions",
      flags: "-Wl,-soname,libviolator.so -DLIES_OF=\"plainAdd\"",
      breaks: "K45 library",
      says: "9 from the function 'plainAdd'"),
    Violator(
      "lyingPlainKind", .c,
      does: "declares a function that never suspends as suspending",
      flags: "-Wl,-soname,libviolator.so -DLIES_OF=\"plainThread\"",
      breaks: "K45 library",
      sometimes: "K42 library",
      says: "KB_UNSUPPORTED from 'plainThread'"),
    Violator(
      "lyingResultNullability", .c,
      does: "declares String for a function that may return null",
      flags: "-Wl,-soname,libviolator.so -DLIES_OF=\"nullValue\"",
      breaks: "K45 library",
      says: "of 'nullValue': String"),
    Violator(
      "roundsDurations", .c,
      does: "durations in answers have microseconds",
      breaks: "K46 call",
      says: "Duration of"),
    Violator(
      "roundsInstants", .c,
      does: "instants in answers have microseconds",
      breaks: "K46 call",
      says: "Instant of"),
    Violator(
      "roundsElements", .c,
      does: "instants in elements have microseconds",
      breaks: "K46 call",
      says: "the elements of 'instants(n=10)'"),
    Violator(
      "trueIsAllBits", .c,
      does: "the Boolean true arrives as 0xFF",
      breaks: "K46 call",
      sometimes: "K60 peer",
      says: "Boolean true back"),
    Violator(
      "countsWith16Bits", .c,
      does: "lists in answers have the lower 16 bits of their count",
      breaks: "K46 call",
      says: "List<Long> of 65537"),
    Violator(
      "addsByte", .c,
      does: "strings in answers have one byte after them",
      breaks: "K46 call",
      sometimes: "K45 library, K62 peer",
      says: "String of"),
    Violator(
      "holdsNothing", .c,
      does: "a hold of an object does nothing",
      breaks: "K57 library",
      says: "with an object that was held 2 times"),
    Violator(
      "holdsStaleObjects", .c,
      does: "a hold of a released object returns KB_OK",
      breaks: "K57 library",
      says: "KB_INVALID_HANDLE from hold"),
  ]
}
