import Foundation
import PackagePlugin

/// Generates the Swift module of a Kotlin library while its target is built, as one file that nobody commits.
@main
struct KotlinBridgePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let library = try TargetLibrary(of: target)
    let output = context.pluginWorkDirectoryURL.appending(path: "\(library.module).generated.swift")
    return [
      .buildCommand(
        displayName: "Generating \(library.module) from \(library.manifest.lastPathComponent)",
        executable: try context.tool(named: "kotlin-bridge-generate").url,
        arguments: library.arguments(output: output.path(percentEncoded: false)),
        inputFiles: [library.manifest], outputFiles: [output])
    ]
  }
}
