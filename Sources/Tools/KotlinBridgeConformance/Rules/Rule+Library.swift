extension Rule {
  static let library = [
    Rule(
      "K41", [.library], "The table's version and size are those of the consumer.",
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
      "K46", [.call], "Awkward values cross unchanged or as documented.",
      intent: "Text is not always UTF-16, and numbers have edges.",
      exercise: "echoes of strings, byte arrays, doubles and integers"),
  ]
}
