import Glibc
import KotlinBridgeTools

/// The subcommands that `check` and `inspect` run in child processes, which a library may end in
/// any way.
package enum ChildCommands {
  /// Does what the parent of this process has given it to do, and ends the process; returns if there is
  /// nothing, or throws if it can't be done.
  ///
  /// - Parameter host: the bridge of this program.
  package static func runTask(host: HostedBridge) async throws {
    guard let task = ChildChannel.task, let subcommand = task.first else { return }
    let arguments = Array(task.dropFirst())
    switch subcommand {
    case "load": try await load(arguments, host: host)
    case "run-one": try await runOne(arguments, host: host)
    default: throw CommandError("a program with a bridge has no subcommand '\(subcommand)'")
    }
    exit(0)
  }

  /// Loads a library, and tells the parent what it offers.
  package static func load(_ arguments: [String], host: HostedBridge? = nil) async throws {
    try await expectParent()
    var reader = ArgumentReader(arguments)
    var target = Target()
    target.host = host
    while let argument = try reader.next() {
      switch argument {
      case .value(let path): try target.accept(path: path)
      case .option(let option):
        guard try target.accept(option, &reader) else { throw CommandError("unknown: \(option)") }
      }
    }
    for message in target.load() { ChildChannel.send(message) }
  }

  /// Runs one rule in one form and tells the parent the verdict.
  package static func runOne(_ arguments: [String], host: HostedBridge? = nil) async throws {
    try await expectParent()
    let options = try CheckOptions(arguments: arguments, host: host)
    guard let form = options.selection.forms.first,
      let rule = options.selection.rules.first.flatMap(Rule.named)
    else { throw CommandError("run-one needs a rule and a form") }
    ChildChannel.send(await message(rule, form, options))
    // Jobs may still live. That the process ends all the same is a rule too.
    exit(0)
  }

  private static func message(
    _ rule: Rule, _ form: Form, _ options: CheckOptions
  ) async -> ChildMessage {
    do {
      guard let subject = try options.target.subject(form, patience: options.settings.patience)
      else {
        return .verdict(.notOffered("the form \(form.rawValue)"))
      }
      let settings = options.settings
      let conformance = Conformance(
        subject, rounds: settings.rounds, seed: settings.seed, patience: settings.patience,
        time: settings.timeOfRounds)
      let verdict = await conformance.check(
        rule, found: { ChildChannel.send(ChildMessage.found($0)) },
        uses: { ChildChannel.send(ChildMessage.used($0)) })
      return .verdict(subject.end(after: verdict))
    } catch {
      return .couldNotRun("\(error)")
    }
  }

  private static func expectParent() async throws {
    guard await ChildChannel.open() else {
      throw CommandError("internal subcommand of check: run kotlin-bridge check")
    }
    ChildChannel.watch(onTick: Waiting.tellParent)
    ChildChannel.send(ChildMessage.begun)
  }
}
