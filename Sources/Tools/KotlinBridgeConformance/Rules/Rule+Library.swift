extension Rule {
  static let library = [
    Rule(
      "K41", [.library],
      "The table's version and size are those of the consumer, and it is one table for all threads.",
      intent: "A mismatch must be refused before it crashes.", exercise: "the entry point"),
    Rule(
      "K42", [.library],
      "Unknown ids, malformed arguments and stale, foreign and zero handles get a status, and nothing "
        + "happens. If Kotlin code refuses a part of malformed bytes before the mistake is found, its "
        + "exception arrives, and nothing else.",
      intent: "The boundary is where mistakes arrive.", exercise: "the function table"),
    Rule(
      "K43", [.library], "Libraries in one process stay apart.",
      intent: "Each has a Kotlin runtime of its own.",
      untested:
        "It takes a second library, which the command does not get; the project's own tests "
        + "load two."),
    Rule(
      "K44", [.library],
      "The file exports its entry and its generated table alone, has its own soname, can't be unloaded, "
        + "and has neither an executable stack nor text relocations.",
      intent: "Exports of one library capture the calls of another.", exercise: "the file"),
    Rule(
      "K45", [.library], "The manifest is well-formed and true to what the library does.",
      intent: "Consumers look names and types up in it.",
      exercise: "flows without parameters, and those that are named"),
    Rule(
      "K46", [.call],
      "Awkward values cross unchanged or as documented, and exceptions with their chain, messages and trace.",
      intent: "Text is not always UTF-16, and numbers have edges.",
      exercise: "echoes of strings, byte arrays, doubles and integers"),
  ]

  static let entries = [
    Rule(
      "K56", [.library],
      "The digest is that of the manifest. The entry of a function or state does what the table does by "
        + "its id, and its twin the same.",
      intent: "Generated code calls by entries and checks nothing else.",
      exercise: "the kb_module, states without parameters, a division"),
    Rule(
      "K57", [.library],
      "An object has one handle as long as it is held, and each handle that goes out is a hold. A handle "
        + "that stands for no object, or for one of another class, is refused.",
      intent: "A Swift object must never reach another Kotlin object than its own.",
      exercise: "functions that make, take and return objects"),
  ]
  static let states = [
    Rule(
      "K71", [.library],
      "A state has the value that was set last, for whoever reads or collects it. Compare-and-set sets it if "
        + "it equals what is expected, and else not, and says which.",
      intent: "A state is what two sides agree on.",
      exercise: "states of the fixtures; others are set to the value that they have"),
    Rule(
      "K72", [.library],
      "Kotlin code runs where it was asked to: inside the call, or on the library's pool. A cancel ends a job "
        + "that waits inside the call, or brings no callback there, as its mode says.",
      intent: "The caller may hold a lock, or be the main thread.",
      exercise: "functions that return their thread, never"),
  ]
}
