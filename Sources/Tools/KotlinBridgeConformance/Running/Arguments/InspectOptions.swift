package import KotlinBridgeTools

/// The options of `kotlin-bridge inspect`.
package struct InspectOptions: Sendable {
  package var target = Target()
  package var isJSONWanted = false
  package var isManifestWanted = false
  package var isHelpWanted = false

  package init(arguments: some Sequence<String>) throws(CommandError) {
    var reader = ArgumentReader(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .value(let path): try target.accept(path: path)
      case .option("--name"): target.name = try reader.value()
      case .option("--classic"): _ = try target.accept("--classic", &reader)
      case .option("--json"): isJSONWanted = true
      case .option("--manifest"): isManifestWanted = true
      case .option("--help"), .option("-h"): isHelpWanted = true
      case .option(let option): throw CommandError("inspect has no option '\(option)'")
      }
    }
    if isHelpWanted { return }
    if target.path.isEmpty {
      throw CommandError("name the library to inspect, lib<name>.so")
    }
    try target.validate()
    if isJSONWanted, isManifestWanted { throw CommandError("--json and --manifest: choose one") }
    if target.isClassic, isManifestWanted {
      throw CommandError(
        "--classic can't be combined with --manifest: a hand-written bridge has no manifest")
    }
  }
}
