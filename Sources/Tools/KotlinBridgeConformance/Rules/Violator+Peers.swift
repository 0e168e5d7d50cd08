extension Violator {
  /// This project's table, behind which the host or its objects are treated wrongly.
  static let peers: [Violator] = [
    Violator(
      "acceptsAnyHost", .c, does: "accepts a host that does not fit, and a second host",
      breaks: "K59 peer",
      says: "KB_INVALID_ARGUMENT from attach with a host of the previous version"),
    Violator(
      "acceptsOtherPeers", .c, does: "calls an object by an interface that it does not have",
      breaks: "K69 peer", says: "KB_INVALID_HANDLE for a handle of an object with only another"),
    Violator(
      "acceptsStalePeers", .c, does: "takes a refused handle for the previous object",
      breaks: "K69 peer", says: "a handle of an object that the host has released"),
    Violator(
      "answersForLostPeers", .c, does: "returns 0 for an object that the host has released",
      breaks: "K69 peer", says: "a Kotlin exception for an object"),
    Violator(
      "bridgesFlowsBack", .c, does: "a flow of Kotlin's is another one when it comes back",
      breaks: "K60 peer", says: "'===' of a returned flow and the original"),
    Violator(
      "callsFunctionsTwice", .c, does: "calls a closure twice for one call by Kotlin",
      breaks: "K67 peer", says: "one call of a function for one call by Kotlin"),
    Violator(
      "callsPeersElsewhere", .c, does: "a plain call of an object runs on another thread",
      breaks: "K62 peer, K70 peer", says: "a call on the thread that called Kotlin"),
    Violator(
      "callsPeersTwice", .c, does: "calls an object twice for one call by Kotlin",
      breaks: "K59 peer, K62 peer, K70 peer", says: "one call of the host for one call by Kotlin"),
    Violator(
      "cancelNeverReachesPeers", .c, does: "a cancel does not reach the host's task",
      breaks: "K63 peer, K64 peer, K66 peer, K68 peer", says: "a cancel of the host's job"),
    Violator(
      "collectionsWaitForPeers", .c, does: "a garbage collection waits until no object runs",
      breaks: "K61 peer, K68 peer", says: "a collection while Swift code runs inside a call"),
    Violator(
      "copiesPeers", .c, does: "an object that is passed twice is two objects in Kotlin",
      breaks: "K60 peer",
      sometimes: "K42 library",
      says: "'===' of an object and itself"),
    Violator(
      "deniesMain", .c, does: "does not recognise that it runs on the main queue",
      breaks: "K70 peer", says: "calls within Main.immediate in place"),
    Violator(
      "ignoresCancelsInPeers", .c, does: "a cancel does nothing where the host's code runs",
      breaks: "K68 peer", says: "made inside that job"),
    Violator(
      "keepsFunctions", .c, does: "never releases a closure", breaks: "K67 peer",
      says: "no peer and no hold"),
    Violator(
      "keepsPeerHolds", .c, does: "never ends the hold that came with a handle",
      breaks: "K61 peer, K69 peer",
      sometimes: "K67 peer, K68 peer",
      says: "no peer and no hold"),
    Violator(
      "keepsPeers", .c, does: "never releases an object", breaks: "K61 peer, K68 peer, K69 peer",
      sometimes: "K67 peer",
      says: "no peer and no hold"),
    Violator(
      "leavesPeerTasks", .c, does: "a cancelled call resumes while the host's task still runs",
      breaks: "K63 peer, K64 peer", says: "before the host's task has ended"),
    Violator(
      "leavesSequences", .c, does: "a collection resumes while the host's iteration still runs",
      breaks: "K66 peer", says: "resuming only when the iteration has ended"),
    Violator(
      "locksWhileCallingPeers", .c, does: "holds a lock while an object runs",
      breaks: "K61 peer, K68 peer", says: "a call of an object that uses the library"),
    Violator(
      "losesEarlyPeerCancels", .c,
      does: "loses a cancel that comes before the host's entry has returned",
      breaks: "K63 peer, K68 peer",
      says: "that was cancelled before the host has reported its job"),
    Violator(
      "losesPeerElements", .c, does: "loses every seventh element of the host's flows",
      breaks: "K65 peer", says: "the elements of a flow of the host, in order"),
    Violator(
      "losesPeerErrors", .c, does: "an error that an object throws is lost",
      breaks: "K62 peer, K64 peer", says: "that throws it"),
    Violator(
      "mainElsewhere", .c, does: "runs work for the main queue on its own threads",
      breaks: "K70 peer", says: "each call on the host's main queue"),
    Violator(
      "mutesPeerAnswers", .c, does: "a value returned after a cancel becomes a cancellation",
      breaks: "K63 peer, K64 peer", says: "the value 9, which came after a cancel"),
    Violator(
      "overasksPeers", .c,
      does: "requests one more element from the host's flows than Kotlin wants",
      breaks: "K65 peer", says: "elements requested for a collector that takes"),
    Violator(
      "peerCancellationsAsErrors", .c, does: "a cancellation by the host becomes an error",
      breaks: "K63 peer, K64 peer, K68 peer", says: "a cancellation"),
    Violator(
      "peerErrorsAsCancellations", .c, does: "each error of a task becomes a cancellation",
      breaks: "K64 peer", says: "the error 0x"),
    Violator(
      "releasesPeersEarly", .c, does: "releases an object that Kotlin still holds",
      breaks: "K60 peer, K61 peer",
      sometimes: "K67 peer",
      says: "one peer of an object that is kept"),
    Violator(
      "releasesPeersTwice", .c, does: "releases each object twice", breaks: "K61 peer",
      says: "each hold ended once, after its last use"),
    Violator(
      "renamesPeers", .c, does: "an object comes back with another handle",
      breaks: "K60 peer, K61 peer, K62 peer, K64 peer, K69 peer",
      sometimes: "K65 peer, K67 peer, K68 peer",
      says: "from Kotlin code that returns an object"),
    Violator(
      "reordersMain", .c, does: "runs the last work posted to the main queue first",
      breaks: "K70 peer", says: "in the order in which they were posted"),
    Violator(
      "replacesKotlinPeers", .c, does: "returns another object to Kotlin instead of its own",
      breaks: "K60 peer, K69 peer", says: "a host that returns Kotlin's own object"),
    Violator(
      "takesSecondHost", .c, does: "a second host replaces the first",
      breaks: "K59 peer", says: "KB_INVALID_ARGUMENT from attach with a second host"),
    Violator(
      "waitsForHost", .c, does: "no function of an interface works before there is a host",
      breaks: "K59 peer",
      sometimes: "K42 library, K45 library",
      says: "an object made by Kotlin without a host"),
    Violator(
      "wrongPeerAnswer", .c, does: "changes the last bit of an object's number",
      breaks: "K59 peer, K62 peer, K68 peer",
      sometimes: "K70 peer",
      says: "an object that adds"),
  ]
}
