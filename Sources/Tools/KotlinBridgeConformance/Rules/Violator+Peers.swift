extension Violator {
  /// This project's table, behind which the host or its objects are treated wrongly.
  static let peers: [Violator] = [
    Violator(
      "acceptsAnyHost", .c, does: "takes a host that does not fit for attached, and a second one",
      breaks: "K59 peer", says: "KB_INVALID_ARGUMENT of attach with a host of the version before"),
    Violator(
      "acceptsOtherPeers", .c, does: "calls an object by an interface that it does not have",
      breaks: "K69 peer", says: "KB_INVALID_HANDLE for a handle of an object with another"),
    Violator(
      "acceptsStalePeers", .c, does: "a handle that is refused stands for the object before it",
      breaks: "K69 peer", says: "behind a right one"),
    Violator(
      "answersForLostPeers", .c, does: "answers 0 for an object that the host has let go of",
      breaks: "K69 peer", says: "an exception of Kotlin's for an object"),
    Violator(
      "bridgesFlowsBack", .c, does: "the flow of a property is another one each time it is passed",
      breaks: "K60 peer", says: "'===' of the flow of a property, opened twice"),
    Violator(
      "callsFunctionsTwice", .c, does: "calls a closure twice for one call of Kotlin's",
      breaks: "K67 peer", says: "one call of a function for one of Kotlin's"),
    Violator(
      "callsPeersElsewhere", .c, does: "a plain call of an object runs on another thread",
      breaks: "K62 peer, K70 peer", says: "a call on the thread that has called Kotlin"),
    Violator(
      "callsPeersTwice", .c, does: "calls an object twice for one call of Kotlin's",
      breaks: "K59 peer, K62 peer, K70 peer", says: "one call of the host for one of Kotlin's"),
    Violator(
      "cancelNeverReachesPeers", .c, does: "a cancel does not reach the host's task",
      breaks: "K63 peer, K64 peer, K66 peer, K68 peer", says: "a cancel of the host's job"),
    Violator(
      "collectionsWaitForPeers", .c, does: "a garbage collection waits until no object runs",
      breaks: "K61 peer, K68 peer", says: "a collection while Swift code runs inside a call"),
    Violator(
      "copiesPeers", .c, does: "an object that is passed twice is two objects in Kotlin",
      breaks: "K60 peer, K61 peer, K69 peer", says: "'===' of an object and itself"),
    Violator(
      "deniesMain", .c, does: "takes the main queue for another one where it runs",
      breaks: "K70 peer", says: "calls within Main.immediate in place"),
    Violator(
      "ignoresCancelsInPeers", .c, does: "a cancel does nothing where the host's code runs",
      breaks: "K68 peer", says: "inside of which it was made"),
    Violator(
      "keepsFunctions", .c, does: "never releases a closure", breaks: "K67 peer",
      says: "no peer and no hold"),
    Violator(
      "keepsPeerHolds", .c, does: "never ends a hold that a handle has brought",
      breaks: "K61 peer, K69 peer",
      says: "no peer and no hold"),
    Violator(
      "keepsPeers", .c, does: "never releases an object", breaks: "K61 peer, K68 peer, K69 peer",
      says: "no peer and no hold"),
    Violator(
      "leavesPeerTasks", .c, does: "a cancelled call goes on although the host's task runs",
      breaks: "K63 peer, K64 peer", says: "before the host's task has ended"),
    Violator(
      "leavesSequences", .c, does: "a collection goes on although the host's iteration runs",
      breaks: "K66 peer", says: "going on only when the iteration has ended"),
    Violator(
      "locksWhileCallingPeers", .c, does: "holds a lock while an object runs",
      breaks: "K61 peer, K68 peer", says: "a call of an object that uses the library"),
    Violator(
      "losesEarlyPeerCancels", .c,
      does: "a cancel that comes before the host's entry has returned is lost",
      breaks: "K63 peer, K68 peer",
      says: "that was cancelled before the host has told its job"),
    Violator(
      "losesPeerElements", .c, does: "loses each seventh element of the host's flows",
      breaks: "K65 peer", says: "the elements of a flow of the host's, in order"),
    Violator(
      "losesPeerErrors", .c, does: "what an object throws loses its error",
      breaks: "K62 peer, K64 peer", says: "with its message from a member"),
    Violator(
      "mainElsewhere", .c, does: "runs what is for the main queue on threads of its own",
      breaks: "K70 peer", says: "each call on the host's main queue"),
    Violator(
      "mutesPeerAnswers", .c, does: "a value that comes after a cancel becomes a cancellation",
      breaks: "K63 peer, K64 peer", says: "the value 9, which came after a cancel"),
    Violator(
      "overasksPeers", .c, does: "asks the host's flows for one element more than Kotlin wants",
      breaks: "K65 peer, K66 peer", says: "asked for that were not brought"),
    Violator(
      "peerCancellationsAsErrors", .c, does: "a cancellation of the host's becomes an error",
      breaks: "K63 peer, K64 peer, K68 peer", says: "a cancellation"),
    Violator(
      "peerErrorsAsCancellations", .c, does: "each error of a task becomes a cancellation",
      breaks: "K64 peer", says: "the error 0x"),
    Violator(
      "releasesPeersEarly", .c, does: "releases an object that Kotlin still has",
      breaks: "K60 peer, K61 peer", says: "one peer of an object that is kept"),
    Violator(
      "releasesPeersTwice", .c, does: "releases each object twice", breaks: "K61 peer",
      says: "each hold ended once, after its last use"),
    Violator(
      "renamesPeers", .c, does: "an object comes back with another handle",
      breaks: "K60 peer, K61 peer, K62 peer, K64 peer, K69 peer",
      says: "from Kotlin code that gives an object back"),
    Violator(
      "reordersMain", .c, does: "runs first on the main queue what was posted last",
      breaks: "K70 peer", says: "in the order in which they were posted"),
    Violator(
      "replacesKotlinPeers", .c, does: "gives Kotlin another object in place of its own",
      breaks: "K60 peer, K69 peer", says: "a host that gives Kotlin's own object back"),
    Violator(
      "takesSecondHost", .c, does: "a second host takes the place of the first",
      breaks: "K59 peer", says: "KB_INVALID_ARGUMENT of attach with a second host"),
    Violator(
      "waitsForHost", .c, does: "no function of an interface works before there is a host",
      breaks: "K59 peer", says: "an object of Kotlin's own without a host"),
    Violator(
      "wrongPeerAnswer", .c, does: "an object's number is changed in its last bit",
      breaks: "K59 peer, K62 peer, K68 peer", says: "an object that adds"),
  ]
}
