package import KotlinBridgeTools

/// The library to check, as the command line names it.
package struct Target: Sendable {
  package private(set) var path = ""
  /// The bundle that the user named, if the library is the one beside it.
  package private(set) var bundle: LibraryBundle?
  /// The name of its bridge, if the user gave one.
  package var name: String?
  /// The flows of a hand-written bridge; empty for a library with this project's table.
  package var classic: [ClassicFlow] = []
  /// The functions that a check may call, though they may have effects, with their arguments.
  package var calls: [NamedCall] = []
  /// The flows that the user named, with their arguments and with what they do.
  package var flows: [NamedFlow] = []
  /// The command of a bridge in a process of its own, in place of a library.
  package var command: String?
  /// The bridge of this program, in place of a library.
  package var host: HostedBridge?

  package init(path: String = "") {
    self.path = path
  }

  package var isClassic: Bool { !classic.isEmpty }

  /// The forms in which the library can be checked.
  package var forms: [Form] { isClassic || isForeign ? [.callback] : Form.allCases }

  /// Whether its consumers are of another language.
  var isForeign: Bool { command != nil || host != nil }

  /// What is checked, for reports: the path of the library, or the command of the subject.
  package var title: String { command ?? (host == nil ? path : OwnCommand.text) }

  /// Reads the value of an option if it is about the target. Returns false for any other option.
  package mutating func accept(
    _ option: String, _ reader: inout ArgumentReader
  ) throws(CommandError) -> Bool {
    switch option {
    case "--name": name = try reader.value()
    case "--call": calls.append(try NamedCall(argument: reader.value()))
    case "--flow": flows.append(try NamedFlow(argument: reader.value()))
    case "--does": try acceptDoes(reader.value())
    case "--subject": try accept(command: reader.value())
    case "--classic": classic.append(try ClassicFlow(argument: reader.value()))
    default: return false
    }
    return true
  }

  private mutating func accept(command value: String) throws(CommandError) {
    if value.allSatisfy(\.isWhitespace) { throw CommandError("--subject is an empty command") }
    if command != nil { throw CommandError("only one --subject can be checked at a time") }
    command = value
  }

  private mutating func acceptDoes(_ text: String) throws(CommandError) {
    guard !flows.isEmpty else { throw CommandError("--does \(text) needs a --flow before it") }
    try flows[flows.count - 1].accept(does: text)
  }

  package mutating func accept(path value: String) throws(CommandError) {
    guard path.isEmpty else {
      throw CommandError("only one library can be checked at a time, not '\(path)' and '\(value)'")
    }
    bundle = LibraryBundle(at: value)
    path = try bundle?.sharedLibrary() ?? value
  }

  /// Throws if the options contradict each other or name no library.
  package func validate() throws(CommandError) {
    if host != nil {
      if path.isEmpty, options.isEmpty { return }
      throw CommandError(
        "the program itself has the bridge: \(options.first ?? path) names another one")
    }
    if command != nil {
      if path.isEmpty, name == nil, classic.isEmpty, calls.isEmpty, flows.isEmpty { return }
      throw CommandError(
        "--subject can't be combined with a library, --name, --call, --flow or --classic: the subject "
          + "itself states what it offers")
    }
    if path.isEmpty { throw CommandError("name the library to check, lib<name>.so") }
    if isClassic, name != nil || !calls.isEmpty || !flows.isEmpty {
      throw CommandError(
        "--classic can't be combined with --name, --call or --flow: a hand-written bridge has no table"
      )
    }
  }

  /// This target with only those flows whose behavior is stated that have these names; with all, if
  /// none has.
  package func withFlows(named names: [String]) -> Target {
    var target = self
    target.classic = classic.filter { names.contains($0.name) }
    target.flows = flows.filter { flow in flow.statedName.map(names.contains) ?? true }
    return target.classic.isEmpty && target.flows.isEmpty ? self : target
  }

  /// The options that give this target.
  package var options: [String] {
    if let command { return ["--subject", command] }
    return (name.map { ["--name", $0] } ?? []) + classic.flatMap { ["--classic", $0.argument] }
      + calls.flatMap { ["--call", $0.description] } + flows.flatMap(\.options)
  }

  /// The arguments that name this target to a subcommand.
  var arguments: [String] { options + (isForeign ? [] : ["--", path]) }

  /// The process that runs a subcommand for this target: a bridge of this program is there only in this
  /// program, which is started again.
  func child(
    _ executable: String, _ arguments: [String], timeout: Duration, idleLimit: Duration? = nil
  ) -> ChildProcess {
    if host == nil {
      return ChildProcess(
        executable: executable, arguments: arguments, timeout: timeout, idleLimit: idleLimit)
    }
    var child = ChildProcess(
      executable: OwnCommand.executable, arguments: Array(OwnCommand.words.dropFirst()),
      timeout: timeout, idleLimit: idleLimit)
    child.name = OwnCommand.words.first
    child.task = arguments
    return child
  }
}
