extension Violator {
  /// Wrong bridges with this project's table that leave something behind in one way of use.
  static let leaks: [Violator] = [
    Violator(
      "leaksRefusals", .c,
      does: "leaks 40 bytes with each call that is refused as malformed",
      breaks: "K36 library",
      says: "uses of the library: malformed call of"),
    Violator(
      "leaksFailedSwaps", .c,
      does: "leaks 40 bytes with each compare-and-set that does not set",
      breaks: "K36 library",
      says: "uses of the library: compare-and-set that sets nothing"),
    Violator(
      "leaksFetches", .c,
      does: "leaks 40 bytes with each fetch that returns elements",
      breaks: "K36 library",
      says: "collections by the table: KB_FETCHED"),
    Violator(
      "leaksKotlinCancels", .c,
      does: "leaks 40 bytes with each flow that Kotlin cancels",
      breaks: "K36",
      says: "subscriptions: cancels:5"),
    Violator(
      "leaksLateCancels", .c,
      does: "leaks 40 bytes with each cancel of an ended job",
      breaks: "K36, K36 library",
      says: "subscriptions: counts:5, cancelled after its end"),
    Violator(
      "leaksEmptyFlows", .c,
      does: "leaks 40 bytes with each flow without elements",
      breaks: "K36",
      says: "subscriptions: counts:0"),
    Violator(
      "leaksTimeouts", .c,
      does: "leaks 40 bytes with each flow that ends with a timeout",
      breaks: "K36",
      says: "subscriptions: times out:5"),
    Violator(
      "leaksThreadsOfTimeouts", .c,
      does: "leaves a thread behind after each flow that ends with a timeout",
      breaks: "K36",
      says: "no more threads than before: times out:5"),
    Violator(
      "leaksUnseen", .c,
      does: "leaks 40 bytes with each failure after a cancel",
      breaks: "K36",
      says: "subscriptions: fails when cancelled:5"),
    Violator(
      "leaksSecondCancels", .c,
      does: "leaks 40 bytes with each second cancel",
      breaks: "K36",
      says: "subscriptions: endless, cancelled twice inside a callback"),
    Violator(
      "leaksCallTimeouts", .c,
      does: "leaks 40 bytes with each call that ends with a timeout",
      breaks: "K36 call",
      says: "calls by the C table: times out"),
    Violator(
      "leaksIO", .c,
      does: "leaks 40 bytes with each subscription with KB_IO",
      breaks: "K36 library",
      says: "collections by the table: KB_IO"),
    Violator(
      "leaksRendezvous", .c,
      does: "leaks 40 bytes with each subscription with KB_RENDEZVOUS",
      breaks: "K36 library",
      says: "collections by the table: KB_RENDEZVOUS"),
    Violator(
      "leaksLongElements", .c,
      does: "leaks 40 bytes with each element of more than 60 000 bytes",
      breaks: "K36 library",
      says: "collections by the table: elements of 70 000 bytes"),
    Violator(
      "leaksStateCollectors", .c,
      does: "leaks 40 bytes with each subscription to a state",
      breaks: "K36 library",
      says: "collections by the table: a state, cancelled"),
    Violator(
      "leaksCancelsHere", .c,
      does: "leaks 40 bytes with each KB_CANCEL_HERE",
      breaks: "K36 library, K36 call",
      says: "collections by the table: KB_CANCEL_HERE"),
    Violator(
      "leaksRefusedSets", .c,
      does: "leaks 40 bytes with each value of a state that Kotlin code refuses",
      breaks: "K36 library",
      says: "uses of the library: set of a value that Kotlin code refuses"),
    Violator(
      "leaksOpens", .c,
      does: "leaks 40 bytes with each open",
      breaks: "K36 library",
      says: "uses of the library: open of 'plainState'"),
    Violator(
      "leaksRefusedRequests", .c,
      does: "leaks 40 bytes with each request that is refused",
      breaks: "K36 library",
      says: "uses of the library: request of no elements"),
    Violator(
      "leaksRefusedHolds", .c,
      does: "leaks 40 bytes with each hold that is refused",
      breaks: "K36 library",
      says: "uses of the library: hold with a wrong handle"),
    Violator(
      "leaksManifests", .c,
      does: "leaks 40 bytes with each use of manifest",
      breaks: "K36 library",
      says: "uses of the library: the manifest"),
  ]
}
