import Foundation
import PackagePlugin

/// `swift package kotlin-bridge generate`: writes the Swift modules of Kotlin libraries into their targets'
/// folders, for a package that commits them.
@main
struct KotlinBridgeCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let names = arguments.extractOption(named: "target")
    guard arguments.remainingArguments.first == "generate", !names.isEmpty else {
      throw PluginProblem(
        "write 'swift package kotlin-bridge generate --target NAME', where NAME is the target of the Swift module; "
          + "further options are passed to 'kotlin-bridge generate'")
    }
    let options = arguments.remainingArguments.dropFirst()
    for target in try context.package.targets(named: names) {
      let library = try TargetLibrary(of: target)
      let output = target.directoryURL.path(percentEncoded: false)
      try run(context, library.arguments(output: output) + options)
    }
  }

  private func run(_ context: PluginContext, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "kotlin-bridge-generate").url
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      throw PluginProblem("kotlin-bridge-generate ended with status \(process.terminationStatus)")
    }
  }
}
