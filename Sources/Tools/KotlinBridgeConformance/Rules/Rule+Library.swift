extension Rule {
  static let library = [
    Rule(
      "K41", [.library],
      "The table has the version and size that the consumer expects, and is the same for all threads.",
      intent: "A mismatch must be refused before it crashes.", exercise: "the entry point"),
    Rule(
      "K42", [.library],
      "Unknown ids, malformed arguments and stale, foreign and zero handles are refused with a status "
        + "and have no effect. If Kotlin code refuses a part of malformed bytes before the mistake is "
        + "found, only its exception arrives.",
      intent: "The boundary is where mistakes arrive.", exercise: "the function table"),
    Rule(
      "K43", [.library], "Libraries in one process stay apart.",
      intent: "Each has a Kotlin runtime of its own.",
      untested:
        "This needs a second library, which the command does not have; the project's own tests "
        + "load two."),
    Rule(
      "K44", [.library],
      "The file exports only its entry and its generated table, has its own soname, can't be unloaded, "
        + "and has neither an executable stack nor text relocations.",
      intent: "Exports of one library capture the calls of another.", exercise: "the file"),
    Rule(
      "K45", [.library],
      "The manifest is well-formed and true to what the library does: each name, kind, type, field and case stands "
        + "for the one that the library has.",
      intent: "Consumers look names and types up in it.",
      exercise:
        "flows without parameters, and those that are named; functions, cases and fields of the fixtures"
    ),
    Rule(
      "K46", [.call],
      "Awkward values cross unchanged or as documented, as answers and as elements, with no byte more. Exceptions "
        + "keep their chain, messages, fields and trace.",
      intent: "Text is not always UTF-16, and numbers have edge cases.",
      exercise: "echoes of strings, byte arrays, numbers, Booleans, lists and times; elements"),
  ]

  static let entries = [
    Rule(
      "K56", [.library],
      "The digest is that of the manifest. The entry of a function or state, and its twin, do the same as "
        + "the table does by its id.",
      intent: "Generated code calls by entries and checks nothing else.",
      exercise:
        "the kb_module, states without parameters, functions of numbers, Booleans and objects"),
    Rule(
      "K57", [.library],
      "An object has one handle as long as it is held. Each handle that the consumer receives is a hold, and "
        + "`hold` makes one more. A handle that stands for no object, or for one of another class, is refused.",
      intent: "A Swift object must never reach a Kotlin object other than its own.",
      exercise: "functions that make, take and return objects"),
  ]
  static let states = [
    Rule(
      "K71", [.library],
      "Whoever reads or collects a state gets the value that was set last, null included: by the consumer or by "
        + "Kotlin code, on any thread, and inside a callback. Compare-and-set sets it only if it equals the "
        + "expected value, and returns whether it did.",
      intent: "A state is what two sides agree on.",
      exercise:
        "states of numbers, nullable texts and records; others are set to the value that they have"),
    Rule(
      "K72", [.library],
      "Kotlin code runs where it was asked to: inside the call, or on the library's pool. Depending on its "
        + "mode, a cancel either ends a waiting job before it returns, or runs no callback inside itself.",
      intent: "The caller may hold a lock, or be the main thread.",
      exercise: "functions that return their thread, never"),
    Rule(
      "K73", [.callback, .sequence, .publisher],
      "A subscription that waits takes neither a thread nor much memory.",
      level: .should,
      intent: "A server with ten thousand of them is no exception.",
      exercise: "500 of never: at most 400 threads and 200 KB each"),
    Rule(
      "K74", [.sequence], "A loop over a sequence gives other tasks their turn.",
      intent:
        "Swift's pool has a thread for each processor. As many loops as that would let no other task run, not even "
        + "the one that cancels them.",
      exercise: "endless, as many as there are processors, and a task that sleeps"),
  ]
}
