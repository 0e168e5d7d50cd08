import Foundation
import KotlinBridgeConformance
import KotlinBridgeTools

/// The subcommands that `check` and `inspect` run in child processes, which a library may end in
/// any way.
enum ChildCommands {
  /// Loads a library, and tells the parent what it offers.
  static func load(_ arguments: [String]) async throws {
    try await expectParent()
    var reader = ArgumentReader(arguments)
    var target = Target()
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
  static func runOne(_ arguments: [String]) async throws {
    try await expectParent()
    let options = try CheckOptions(arguments: arguments)
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
      let verdict = await conformance.check(rule) { ChildChannel.send(ChildMessage.used($0)) }
      return .verdict(subject.end(after: verdict))
    } catch {
      return .couldNotRun("\(error)")
    }
  }

  private static func expectParent() async throws {
    guard await ChildChannel.open() else {
      throw CommandError("this is what check runs, and no one else")
    }
    ChildChannel.watch(onTick: Waiting.tellParent)
  }
}
