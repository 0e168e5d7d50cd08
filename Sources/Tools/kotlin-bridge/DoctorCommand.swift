import KotlinBridgeTools

/// The subcommand `doctor`: it prints what of this machine fits, and what to do about the rest.
enum DoctorCommand {
  static func run(_ arguments: [String]) throws(CommandError) -> Int32 {
    if let first = arguments.first { throw CommandError("doctor takes no argument '\(first)'") }
    let facts = MachineFacts.all()
    for fact in facts { printLine(fact.line) }
    return facts.contains { $0.verdict == .missing } ? ExitStatus.failed : ExitStatus.passed
  }
}
