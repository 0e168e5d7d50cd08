/// What is done before any rule is run: the library is loaded in a child, which may crash.
struct Preflight {
  enum Outcome {
    case loaded(Inspection)
    /// A rule that stands for itself, since nothing else can run.
    case broken(rule: String, expected: String, observed: String)

    var brokenRule: String? {
      if case .broken(let rule, _, _) = self { rule } else { nil }
    }

    /// What is known of a check without running it.
    func finding(of check: PlannedCheck) -> Finding? {
      guard case .broken(let rule, let expected, let observed) = self else { return nil }
      if check.rule.id == rule { return .failed(expected: expected, observed: observed) }
      // The library as such can still be looked at.
      return check.form == .library
        ? nil : .couldNotRun("the library can't be used, see \(rule): \(observed)")
    }
  }

  let run: CheckRun

  /// Nil where the run was interrupted. Throws why the library can't be checked.
  func load(_ target: Target) throws -> Outcome? {
    let ending = loadInChild(
      target, executable: run.executable, timeout: run.options.settings.timeout,
      interruption: run.interruption)
    if ending.reason == .interrupted { return nil }
    switch try loaded(target, ending, timeout: run.options.settings.timeout) {
    case .loaded(let inspection):
      try expectFunctions(target, inspection)
      return .loaded(inspection)
    case .otherTable(let header):
      let needed = Inspection.Table.needed
      return .broken(
        rule: "K41", expected: "version \(needed.version) and at least \(needed.size) bytes",
        observed: "version \(header.version) and \(header.size) bytes")
    case .brokenManifest(let reason):
      return .broken(rule: "K45", expected: "a manifest that can be read", observed: reason)
    case .verdict, .couldNotRun, .waiting, .manifest:
      throw LibraryProblem("no answer of the library's child")
    }
  }

  private func expectFunctions(_ target: Target, _ inspection: Inspection) throws {
    let names = inspection.functions.map(\.name)
    for name in target.calls where !names.contains(name) {
      let known = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
      throw UsageError("\(target.path) has no function '\(name)' to --call; \(known)")
    }
  }
}

/// Loads a library in a child process that runs this command.
package func loadInChild(
  _ target: Target, executable: String, timeout: Duration, interruption: Interruption? = nil
) -> ChildEnding {
  ChildProcess(
    executable: executable, arguments: ["load"] + target.options + ["--", target.path],
    timeout: timeout
  ).run(until: interruption)
}

/// What a child said that has loaded a library; throws why it could not.
package func loaded(
  _ target: Target, _ ending: ChildEnding, timeout: Duration
) throws(LibraryProblem) -> ChildMessage {
  let said = ending.messages.last
  if case .couldNotRun(let reason) = said { throw LibraryProblem(reason) }
  if let trouble = ending.trouble(timeout: timeout) {
    let last = ending.errors.split(separator: "\n").last.map { "; it printed '\($0)'" } ?? ""
    let when = said == nil ? "while it was loaded" : "after it was loaded and left alone"
    throw LibraryProblem(
      "a process with \(target.path) \(trouble) \(when): load it alone in a debugger\(last)")
  }
  guard let said else {
    throw LibraryProblem("a process that loaded \(target.path) ended without a word")
  }
  return said
}
