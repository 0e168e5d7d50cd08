extension Rule {
  /// Of the objects of a host, which Kotlin code calls.
  static let peers = [
    Rule(
      "K59", [.peer],
      "A host with another version, size or counts is refused, and so is a second host. Without a host, "
        + "everything that needs none works.",
      intent: "A host that does not fit must be refused before it is called.",
      exercise:
        "attach; functions `(I, Long) -> Long`, `(Long) -> I` and `(I) -> I`, if the library has them"
    ),
    Rule(
      "K60", [.peer],
      "A Swift object comes back as itself, and is one Kotlin object for each interface as long as it is "
        + "held. A Kotlin object or flow that Swift returns is the original.",
      intent: "Kotlin code looks listeners up by `===`, and Swift code expects what it has passed.",
      exercise: "`(I) -> I`, `(I, I) -> Boolean`, `(I?) -> Unit`, `() -> I?`, `(I) -> Boolean`, "
        + "`(I, I) -> I`, `(Long) -> I`; `(F?) -> Unit`, `(F) -> Boolean`, and flows of `Long`"),
    Rule(
      "K61", [.peer],
      "Each hold of a Swift object ends once, after its last use, and no garbage collection waits for Swift.",
      intent: "A hold that stays is a leak, and one that ends early is a crash.",
      exercise:
        "`(I) -> I` and the other functions of I; a collection while Swift code runs"),
    Rule(
      "K62", [.peer],
      "A plain call runs inside the caller's call with its values unchanged, and an error that Swift "
        + "throws comes back as the same error.",
      intent: "Swift code that Kotlin calls is a part of the call that Swift has made.",
      exercise: "`(I, Long) -> Long`, `(I) -> Long`, `(I, String) -> String`"),
    Rule(
      "K63", [.peer],
      "A suspended call is answered once; a cancel reaches the task at once; Kotlin continues only when "
        + "the task has ended.",
      intent: "A cancelled task still uses its arguments.",
      exercise: "`suspend (I, Long) -> Long`, cancelled at each point of the call, many rounds"),
    Rule(
      "K64", [.peer],
      "A value returned after a cancel is delivered, an error thrown after a cancel wins over it, and only a "
        + "cancellation arrives as one.",
      intent: "What was done must not get lost because the caller has stopped waiting.",
      exercise: "`suspend (I, Long) -> Long`, with and without a cancel"),
    Rule(
      "K65", [.peer],
      "The elements of a Swift sequence arrive in order, none is lost, one end follows, and no more are "
        + "requested than the collector takes.",
      intent:
        "A sequence may be a sensor or a purchase: each element counts, and must be taken only if it is wanted.",
      exercise:
        "F = `Flow<Long>`: `suspend (F, Int) -> List<Long>`, `suspend (F, Int, Int) -> List<Long>`, of all elements "
        + "and of fewer, inside of requests and on another thread"),
    Rule(
      "K66", [.peer],
      "A collector that stops, fails or is cancelled ends the iteration before `collect` returns.",
      intent: "The resources of a sequence are closed when the code after the loop runs.",
      exercise:
        "`suspend (F, Int) -> List<Long>` of an endless flow, `suspend (F) -> Unit`, and a cancel; the host "
        + "ends its iteration late"),
    Rule(
      "K67", [.peer],
      "A function that crosses is called once for each call, with its arguments, and released when the "
        + "other side drops it.",
      intent:
        "A handler that is called twice buys twice, and one that is never released keeps a screen alive.",
      exercise:
        "I = `(Long) -> Long`: `(I, Long) -> Long`, `(I?) -> Unit`, `(I) -> I`, `(Long) -> I`"),
    Rule(
      "K68", [.peer],
      "Swift code inside a call may use the library, and even cancel the call that it runs in.",
      intent: "A listener calls back what it listens to.",
      exercise: "`(I, Long) -> Long` inside itself and on two threads; "
        + "`suspend (I, Long) -> Long`, cancelled inside"),
    Rule(
      "K69", [.peer],
      "A handle that stands for no Swift object, or for one without the interface, is refused, and nothing "
        + "runs.",
      intent: "Kotlin must never call an object other than the one that was passed.",
      exercise:
        "`(I, Long) -> Long` and the other functions of I, and one of another interface, with stale "
        + "and invented handles and those of other interfaces"),
    Rule(
      "K70", [.peer],
      "`Dispatchers.Main` runs on the main queue, in order; there, `immediate` runs in place.",
      intent: "Code of the main actor relies on its queue and on the order of the calls.",
      exercise: "`suspend (I, List<Long>) -> Long`, while the host's main queue stands still"),
  ]
}
