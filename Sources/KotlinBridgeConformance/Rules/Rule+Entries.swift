extension Rule {
  static let entries = [
    Rule(
      "K56", [.library],
      "The digest is that of the manifest. The entry of a function or state does what the table does by "
        + "its id, and its twin the same.",
      intent: "Generated code calls by entries and checks nothing else.",
      exercise: "the kb_module, states without parameters, a division")
  ]
}
