extension Rule {
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
}
