extension Machine {
  /// The facts that a reader needs beside the figures: a subject and a text for each.
  var facts: [(subject: String, text: String)] {
    let cores = cores == 1 ? "1 core" : "\(cores) cores"
    let memory = humanNumber(Double(memory) / 1e9) + " GB"
    return [
      ("machine", "\(processor), \(cores), \(memory), \(system)"),
      ("versions", "Swift \(swift), Kotlin \(kotlin)"),
      ("date", date), ("method", method),
    ]
  }
}
